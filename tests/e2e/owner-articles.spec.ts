import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type ContentState, publishingApi } from '../../contract/publishing.ts';
import { violations } from '../support/violations.ts';
import { openConsole, publish, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });

const KNOWN = 'articles/en/articles/grooming-tips-dubai.mdx';

async function addPicture(page: Page, alt: string) {
  const picture = { create: { width: 640, height: 360, channels: 3, background: '#a52' } } as const;
  await page.getByRole('button', { name: 'Picture', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Photo').setInputFiles({
    name: 'beard.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(picture).jpeg().toBuffer(),
  });
  await dialog.getByLabel(/^What the picture shows/).fill(alt);
  await dialog.getByRole('button', { name: 'Insert' }).tap();
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
}

const text = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Text (${language})`, exact: true }).first();

test('writes an article with a heading, bold words, a link and two described pictures', async ({ page }) => {
  const tap = (name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).tap();
  await openConsole(page, 'articles');
  await page.getByText('New article').first().tap();
  await page.getByLabel('Title in English').fill('Beards in the summer');
  await tap('New article');
  await text(page, 'English').locator('p').first().tap();
  await page.keyboard.type('A beard in August needs ');
  await tap('Bold');
  await page.keyboard.type('oil at night');
  await tap('Bold');
  await page.keyboard.type(', a comb in the morning and a barber now and then: ');
  await tap('Link');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Page of this site').selectOption('Book Appointment');
  await dialog.getByRole('button', { name: 'Insert' }).tap();
  await page.keyboard.press('Enter');
  await tap('Heading');
  await page.keyboard.type('What the sun does');
  await addPicture(page, 'A beard in the sun');
  await addPicture(page, 'The same beard in the evening');
  await tap('العربية');
  await page.getByLabel('Title (العربية)').first().fill('اللحى في الصيف');
  await text(page, 'العربية').locator('p').first().tap();
  await page.keyboard.type('تحتاج اللحية في أغسطس إلى الزيت ليلًا وإلى المشط صباحًا وإلى الحلّاق من حين إلى ');
  // As a keyboard of Android does: a word grows, then a suggestion replaces it.
  const keyboard = await page.context().newCDPSession(page);
  for (const word of ['ح', 'حي', 'حين'])
    await keyboard.send('Input.imeSetComposition', { text: word, selectionStart: 3, selectionEnd: 3 });
  await keyboard.send('Input.insertText', { text: 'حين آخر' });
  await page.getByLabel('Category (English)').fill('Beard Care');
  await page.getByLabel('Category (العربية)').fill('العناية باللحية');
  await page.getByRole('group', { name: 'Tags (English)' }).getByLabel('summer', { exact: true }).check();
  await page.getByRole('group', { name: 'Tags (English)' }).getByLabel('New tag').fill('sun');
  await page.getByRole('button', { name: 'Add New tag' }).first().tap();
  await expect(page.getByLabel('sun', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Description (English)')).toHaveAccessibleDescription(
    /^Length: 103\..*it reads: .A beard in August needs oil at night, a comb/,
  );
  await page.waitForLoadState('networkidle');
  const preview = page.waitForEvent('popup');
  await tap('See the preview');
  await expect((await preview).getByRole('heading', { name: 'What the sun does' })).toBeVisible({
    timeout: 40_000,
  });
  await (await preview).close();
  await publish(page);
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.goto('/blog/beards-in-the-summer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beards in the summer');
  const shown = page.getByRole('article').first();
  await expect(shown.locator('strong')).toHaveText('oil at night');
  await expect(shown.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/booking');
  for (const name of ['A beard in the sun', 'The same beard in the evening']) {
    const picture = shown.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
  }
  await page.goto('/ar/blog/beards-in-the-summer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اللحى في الصيف');
  await expect(page.getByRole('article').first()).toContainText('من حين إلى حين آخر');
});

test('edits one paragraph by keyboard and leaves the rest of the text unchanged', async ({ page }) => {
  const readAs = async (path: string) => (await page.request.get(path)).json();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, KNOWN);
  await text(page, 'English').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Well.');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' ');
  const { live } = await readAs(publishingApi.file('en/articles/grooming-tips-dubai.mdx'));
  const edited = live.text.trimEnd().replace("There's a reason", "**Well.** There's a reason");
  const drafted = async () => ((await readAs(publishingApi.content)) as ContentState).drafts[0]?.value;
  await expect.poll(drafted).toBe(edited);
  await page.getByText('1 change').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('1 change')).toHaveCount(0);
});

for (const screen of ['articles', KNOWN])
  test(`${screen} is accessible in the dark and on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openConsole(page, screen);
    await expect(page.locator('.article-writing, .console-list a').first()).toBeVisible();
    await page
      .locator('summary')
      .filter({ visible: true })
      .evaluateAll((all: HTMLElement[]) => all.forEach((one) => void one.click()));
    // axe takes links of the navigation that are scrolled away for skip links.
    expect(await violations(page, { without: ['skip-link'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
