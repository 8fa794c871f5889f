import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { publishingApi } from '../../contract/changes.ts';
import { PHOTOS } from '../../domain/content-files.ts';
import { overflow, violations } from '../support/violations.ts';
import { discard, discardDrafts, draftsOf, openConsole, press, publish, readPreview, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const KNOWN = 'articles/en/articles/grooming-tips-dubai.mdx';

async function addPicture(page: Page, alt: string) {
  const picture = (width: number) =>
    sharp({ create: { width, height: 360, channels: 3, background: '#a52' } })
      .jpeg()
      .toBuffer();
  await page.getByRole('button', { name: 'Picture', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^What the picture shows/).fill(alt);
  for (const [buffer, refusal] of [
    [await picture(320), 'This photo is 320 × 360 pixels: here at least 640 × 360 are needed.'],
    [Buffer.from('A note'), 'This file is not a photo'],
    [await picture(640)],
  ] as const) {
    await dialog.getByLabel('photo').setInputFiles({ name: 'beard.jpg', mimeType: 'image/jpeg', buffer });
    await dialog.getByRole('button', { name: 'Insert' }).tap();
    if (refusal) await expect(dialog.getByRole('alert')).toContainText(refusal);
  }
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
}

const text = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Text (${language})`, exact: true }).first();

const tapOn = (page: Page, name: string) => press(page, name).filter({ visible: true }).tap();

test('writes an article with a heading, bold words, a link and two described pictures', async ({ page }) => {
  const tap = (name: string) => tapOn(page, name);
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
  expect((await draftsOf(page)).filter(({ file }) => file === PHOTOS)).toHaveLength(2);
  await tap('العربية');
  await tap('Write it in العربية');
  await page.getByLabel('Title (العربية)').first().fill('اللحى في الصيف');
  // The empty part below the block that ends every article.
  const { height = 0 } = (await text(page, 'العربية').boundingBox()) ?? {};
  await text(page, 'العربية').tap({ position: { x: 20, y: height - 8 } });
  await page.keyboard.type('تحتاج اللحية في أغسطس إلى الزيت ليلًا وإلى المشط صباحًا وإلى الحلّاق من حين إلى ');
  // As a keyboard of Android does: a word grows, then a suggestion replaces it.
  const keyboard = await page.context().newCDPSession(page);
  for (const word of ['ح', 'حي', 'حين'])
    await keyboard.send('Input.imeSetComposition', { text: word, selectionStart: 3, selectionEnd: 3 });
  await keyboard.send('Input.insertText', { text: 'حين آخر' });
  await expect(text(page, 'العربية').locator('p').first()).toContainText('حين آخر');
  await page.getByLabel('Category (English)').fill('Beard Care');
  await page.getByLabel('Category (العربية)').fill('العناية باللحية');
  // Phones hide the bars while a field is in use.
  await page.getByLabel('Category (العربية)').blur();
  await expect(page.getByLabel('Description (English)')).toHaveAccessibleDescription(
    /^Length: 103\..*it reads: .A beard in August needs oil at night, a comb/,
  );
  const list = page.locator('.draft-list');
  await page.locator('.change-count').tap();
  await expect(list.getByRole('checkbox', { name: 'Beards in the summer: Picture added' })).toHaveCount(2);
  await expect(list).not.toContainText('Photos');
  await tapOn(page, 'Done');
  await publish(page);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Beards in the summer' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).tap();
  await expect(page.getByRole('link', { name: 'Beards in the summer' })).toBeVisible();
  await page.goto('/blog/beards-in-the-summer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beards in the summer');
  const shown = page.getByRole('article').first();
  await expect(shown.getByRole('heading', { name: 'What the sun does' })).toBeVisible();
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

test('finds an article without a title, finishes it, and adds Arabic to the public one', async ({ page }) => {
  const tap = (name: string) => tapOn(page, name);
  const write = async (language: string, title: string, category: string, words: string) => {
    await page.getByLabel(`Title (${language})`).first().fill(title);
    await text(page, language).locator('p').first().tap();
    await page.keyboard.type(words);
    await page.getByLabel(`Category (${language})`).fill(category);
  };
  await openConsole(page, 'articles');
  await page.getByText('New article').first().tap();
  await page.getByLabel('Title in English').fill('Sand and skin');
  await tap('New article');
  await write(
    'English',
    '',
    '',
    'Sand dries the skin, and a shave after a day in the desert needs oil, time and a warm towel first.',
  );
  await page.getByRole('link', { name: 'Back' }).tap();
  await page.getByRole('link', { name: 'Without a title' }).tap();
  await page.waitForLoadState('networkidle');
  const opening = page.waitForEvent('popup');
  await page.locator('.change-count').tap();
  await tap('See the preview');
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('⚠ Title is missing', {
    timeout: 40_000,
  });
  await expect(preview.getByText('⚠ Category is missing').first()).toBeVisible();
  await expect(preview.getByRole('article').first()).toContainText('Sand dries the skin');
  await preview.close();

  await expect(page.getByRole('link', { name: /Category: Fill this in/ })).toBeVisible({
    timeout: 40_000,
  });
  await page.getByRole('link', { name: /Title: Fill this in/ }).tap();
  await expect(page.getByLabel('Title (English)').first()).toBeFocused();
  await page.getByLabel('Title (English)').first().fill('Sand and skin');
  await page.getByLabel('Category (English)').fill('Skin');
  await publish(page);

  await page.goto('/staff#today');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.locator('summary', { hasText: 'to translate' }).tap();
  await waiting.getByRole('link', { name: 'Sand and skin (العربية)' }).tap();
  await tap('Write it in العربية');
  await expect(page.getByLabel('Title (العربية)').first()).toBeFocused();
  await write(
    'العربية',
    'الرمل والبشرة',
    'البشرة',
    'يجفّف الرمل البشرة، والحلاقة بعد يوم في الصحراء تحتاج إلى الزيت والوقت ومنشفة دافئة أولًا.',
  );
  await page.getByLabel('Category (العربية)').blur();
  await expect.poll(() => readPreview(page, '/ar/blog/sand-and-skin')).toContain('الرمل والبشرة');
  await discardDrafts(page);
});

test('edits one paragraph by keyboard and leaves the rest of the text unchanged', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, 'articles');
  await page.getByRole('link', { name: 'Grooming tips for men in Dubai' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await text(page, 'English').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Well.');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' ');
  const file = await page.request.get(publishingApi.file('en/articles/grooming-tips-dubai.mdx'));
  const { live } = await file.json();
  const edited = live.text.trimEnd().replace("There's a reason", "**Well.** There's a reason");
  await expect.poll(async () => (await draftsOf(page))[0]?.value).toBe(edited);
  const cards = text(page, 'English').getByRole('group');
  const count = await cards.count();
  // The start of the heading below a card.
  await text(page, 'English')
    .locator('.react-renderer + h2')
    .click({ position: { x: 1, y: 8 } });
  await expect(page.getByRole('button', { name: 'Heading', exact: true, pressed: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(cards).toHaveCount(count);
  await page.getByText('1 change').click();
  await page.getByRole('button', { name: 'Delete this change' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this change? It cannot be brought back.' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await discard(page);
  await expect(page.getByText('1 change')).toHaveCount(0);
});

test('the editor of an article is accessible in the dark and on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openConsole(page, KNOWN);
  await expect(page.locator('.article-writing').first()).toBeVisible();
  await page
    .locator('summary')
    .filter({ visible: true })
    .evaluateAll((all: HTMLElement[]) => all.forEach((one) => void one.click()));
  // axe takes links of the navigation that are scrolled away for skip links.
  expect(await violations(page, { without: ['skip-link'] })).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
