import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
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
  await expect(title).toHaveAccessibleDescription(/there is no fact \{haircut\.prize\}/);
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

test('writes an article with a picture and publishes it in both languages', async ({ page }) => {
  await openConsole(page, 'articles');
  await page.getByText('Write an article').first().click();
  await page.getByLabel('Title of the article').fill('Beards in the summer');
  await page.getByRole('button', { name: 'Write an article' }).click();
  const write = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await write('Title (العربية)', 'اللحى في الصيف');
  for (const [language, excerpt, seo, text] of [
    [
      'English',
      'How a beard lives through August.',
      'Beards in the Summer: A Guide for Dubai',
      'Oil it at night.',
    ],
    ['العربية', 'كيف تعيش اللحية في أغسطس.', 'اللحى في الصيف: دليل للعناية في دبي كلها', 'ضع الزيت ليلا.'],
  ] as const) {
    await write(`Excerpt (${language})`, excerpt);
    await write(`Title in search engines (${language})`, seo);
    await write(`Description (${language})`, `${excerpt} ${seo}. ${excerpt}`);
    await write(`Text (${language})`, `## ${seo}\n\n${text}`);
  }
  const picture = page.locator('.field', { has: page.getByLabel('Text (English)', { exact: true }) });
  await picture.getByText('Put a picture into the text').click();
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  await picture.getByLabel('Photo').setInputFiles({ name: 'beard.jpg', mimeType: 'image/jpeg', buffer });
  await picture.getByLabel('What the picture shows').fill('A beard in the sun');
  await picture.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(page.getByLabel('Text (English)', { exact: true })).toHaveValue(/!\[A beard in the sun\]/);
  await picture.getByRole('button', { name: 'As it reads' }).click();
  await expect(picture.getByRole('img', { name: 'A beard in the sun' })).toBeVisible();
  await publish(page);
  await page.goto('/blog/beards-in-the-summer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beards in the summer');
  const shown = page.getByRole('img', { name: 'A beard in the sun' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await page.goto('/ar/blog/beards-in-the-summer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اللحى في الصيف');
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
  await openConsole(page, 'people');
  await page.locator('summary', { hasText: 'Parking' }).click();
  const spaces = page.getByLabel('Spaces');
  await expect(spaces).toHaveValue('3');
  // The server does not know the field.
  await spaces.fill('12');
  await expect(spaces).toHaveAccessibleDescription(/has no place for 'parking'/);
});

test('links each finding of the launch check to the screen that settles it', async ({ page }) => {
  await openConsole(page, 'people');
  const leads = async (title: string, href: string | RegExp) => {
    const check = page.locator('details', { has: page.getByText(title) });
    await check.locator('summary').click();
    await expect(check.getByRole('link', { name: 'Change' }).first()).toHaveAttribute('href', href);
  };
  await leads('Placeholder contact data', '#people/facts/business.yaml:email');
  await leads('Services with more than one price', '#menu/facts/services.yaml');
  await leads('Photos; a drawing', /^#photos\/photos\/[\w-]+\.jpg:$/);
});

test('adds, moves and removes entries of a list by keyboard', async ({ page }) => {
  await openConsole(page, 'articles/en/articles/grooming-tips-dubai.mdx:tags.0');
  const tags = page.getByRole('textbox', { name: /^Tags \d \(English\)$/ });
  await expect(tags).toHaveCount(4);
  await expect(tags.first()).toBeFocused();
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Add Tags');
  await expect(tags).toHaveCount(5);
  await tags.last().fill('neckline');
  await press('Move up Tags 5');
  await expect(tags.nth(3)).toHaveValue('neckline');
  await press('Remove Tags 1');
  await expect(tags).toHaveCount(4);
  await expect(tags.first()).toHaveValue('hair care');
  await discardAll(page);
  await expect(tags.first()).toHaveValue('beard care');
});

for (const screen of [
  'words/en/home.yaml:seo.title',
  'articles',
  'articles/en/articles/grooming-tips-dubai.mdx:tags.0',
  'people/facts/areas.yaml',
])
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
