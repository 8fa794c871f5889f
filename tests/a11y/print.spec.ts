import { expect, type Page, test } from '@playwright/test';

/** The number of pages in a PDF that the browser printed. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const paper = async (page: Page, path: string) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
};

test('prints the home page on at most six sheets of A4', async ({ page }) => {
  await page.goto('/');
  const sheets = sheetsIn(await page.pdf({ format: 'A4' }));
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(6);
});

test('prints the press kit as a fact sheet, without files to download', async ({ page }) => {
  await paper(page, '/press-kit');
  for (const text of ['Quick facts', /@jkmasters\.example/, 'years in business'])
    await expect(page.getByText(text).filter({ visible: true })).not.toHaveCount(0);
  for (const name of ['downloads', 'pictures']) await expect(page.locator(`#${name}`)).toBeHidden();
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(4);
});

test('prints the address, phone and hours of every branch in the footer', async ({ page }) => {
  await paper(page, '/services');
  const foot = page.locator('.site-footer');
  for (const name of ['Al Barsha 1', 'Barsha Heights', 'JVC'])
    await expect(foot.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await expect(foot.locator('address').filter({ visible: true })).toHaveCount(3);
  await expect(foot.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(3);
  // On the page of a branch, without the frame of a map that is not printed.
  await paper(page, '/locations/jvc');
  await expect(page.locator('.visit-card')).toBeVisible();
  await expect(page.locator('.map')).toBeHidden();
});

test('prints prices and the answers to questions', async ({ page }) => {
  await paper(page, '/');
  const lines = page.locator('.fare-price .numeral');
  await expect(lines).not.toHaveCount(0);
  await expect(lines.filter({ visible: true })).toHaveCount(await lines.count());
  await paper(page, '/services');
  await expect(page.locator('.fare-price').filter({ visible: true })).not.toHaveCount(0);
  await paper(page, '/fade-haircut-dubai');
  const answers = page.locator('.faq details > p');
  await expect(answers).not.toHaveCount(0);
  for (const answer of await answers.all())
    expect(await answer.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThan(0);
});

test('prints a booking as its message', async ({ page }) => {
  // The form hydrates while it is in sight, so not on paper.
  await page.goto('/booking?branch=jvc&service=haircut');
  await expect(page.locator('.booking-bubble')).toContainText('Service: Haircut (AED 60)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.booking-bubble')).toBeVisible();
  await paper(page, '/booking');
  await expect(page.locator('.booking-bubble')).toBeHidden();
});

test('prints stars', async ({ page }) => {
  for (const path of ['/blog/best-haircut-styles-dubai-2025', '/ar/blog/best-haircut-styles-dubai-2025']) {
    await paper(page, path);
    const stars = page.locator('.article-body .stars svg');
    await expect(stars).not.toHaveCount(0);
    await expect(stars.filter({ visible: true })).toHaveCount(await stars.count());
  }
});
