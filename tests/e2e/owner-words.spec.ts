import { expect, type Page } from '@playwright/test';
import { violations } from '../support/violations.ts';
import { openConsole, publish, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });

async function discardAll(page: Page) {
  await page.locator('.draft-list summary').click();
  for (const button of await page.getByRole('button', { name: /^Discard/ }).all()) await button.click();
}

test('shows a mistake beside its field and publishes nothing', async ({ page }) => {
  await openConsole(page, 'words/en/home.yaml:hero.title');
  const title = page.getByLabel('Title (English)');
  await expect(title).toBeFocused();
  await title.fill('From {haircut.prize}');
  await expect(title).toHaveAccessibleDescription(/there is no fact haircut\.prize/);
  for (const _ of ['opens the list', 'publishes'])
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('.publication')).toContainText('Nothing was published', { timeout: 60_000 });
  await title.fill('From {haircut.price}');
  await expect(title).toHaveAccessibleDescription('Reads: \u2068From AED 60\u2069');
  await title.fill('');
  await expect(title).toHaveAccessibleDescription('This cannot be empty.');
  await discardAll(page);
  await expect(title).not.toHaveValue('');
});

test('publishes an Arabic sentence to visitors', async ({ page }) => {
  await openConsole(page, 'words');
  await page.getByLabel('Page').selectOption('Home');
  await page.getByLabel('Find a text').fill('الخط اول ما تلحظه');
  const title = page.getByLabel('Title (العربية)');
  await expect(title).toHaveAttribute('lang', 'ar');
  await title.fill('خطّ واحد يكفي.');
  await expect(page.locator('.draft-list')).toContainText('1 change');
  await publish(page);
  await page.goto('/ar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('خطّ واحد يكفي');
});

test('shows a new field of the schema, and a refusal as its error', async ({ page }) => {
  await page.route(/content\/file\?path=facts%2Fbusiness/, async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    file.live.parking = { spaces: 3 };
    file.schema.properties.parking = {
      type: 'object',
      properties: { spaces: { type: 'integer' } },
      required: ['spaces'],
    };
    await route.fulfill({ response, json: file });
  });
  await openConsole(page, 'settings');
  await page.locator('summary', { hasText: 'Parking' }).click();
  const spaces = page.getByLabel('Spaces');
  await expect(spaces).toHaveValue('3');
  // The server does not know the field.
  await spaces.fill('12');
  await expect(spaces).toHaveAccessibleDescription(/has no place for 'parking'/);
});

test('adds, moves and removes entries of a list by keyboard', async ({ page }) => {
  await openConsole(page, 'words/en/interface.yaml:replyTemplates.0');
  const entries = page.getByRole('textbox', { name: /^Reply templates \d \(English\)$/ });
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toBeFocused();
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Add Reply templates');
  await expect(entries).toHaveCount(4);
  await entries.last().fill('See you soon.');
  await press('Move up Reply templates 4');
  await expect(entries.nth(2)).toHaveValue('See you soon.');
  await press('Remove Reply templates 1');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toHaveValue(/^Thank you for telling us/);
  await discardAll(page);
  await expect(entries.first()).toHaveValue(/^Thank you, /);
});

for (const screen of ['words/en/home.yaml:seo.title', 'settings/facts/areas.yaml'])
  test(`${screen} is accessible in the dark and on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openConsole(page, screen);
    await expect(page.locator('.editor summary, .console-list a').first()).toBeVisible();
    await page
      .locator('.editor > details:not([open]) > summary')
      .evaluateAll((all: HTMLElement[]) => all.forEach((one) => void one.click()));
    // axe takes links of the navigation that are scrolled away for skip links.
    expect(await violations(page, { without: ['skip-link'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
