import { expect, test } from '@playwright/test';
import { comeTo } from './island.ts';
import { awake, expectWritten, fieldsOn, reviews, write } from './review-words.ts';

test('what was typed while the form was asleep survives a reload, a switch of languages and another reload', async ({
  page,
}) => {
  await page.route('**/islands*.js', () => {});
  await page.goto('/barber/marlon-reyes');
  await write(page);
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.language-link')?.onclick);
  // Back at its place the page may ask for what is held, and never finish loading.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.unroute('**/islands*.js');
  await page.goto('/ar/barber/marlon-reyes');
  for (const again of [false, true]) {
    if (again) await page.reload();
    await comeTo(page, page.locator('.reviews'));
    await awake(page);
    await expectWritten(page);
  }
});

test('a review that was sent while the form was asleep does not come back into it', async ({ page }) => {
  await page.route('**/islands*.js', () => {});
  await page.goto('/barber/marlon-reyes');
  await write(page);
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.language-link')?.onclick);
  // Back at its place the page may ask for what is held, and never finish loading.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await write(page);
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.language-link')?.onclick);
  await fieldsOn(page).submit.click();
  await expect(page).toHaveURL('/review-received');
  await page.unroute('**/islands*.js');
  await page.goto('/barber/marlon-reyes');
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
  await expect(fieldsOn(page).review).toHaveValue('');
  await expect(fieldsOn(page).name).toHaveValue('');
});

test('Enter on a sleeping /booking sends nothing, so a reload keeps the words', async ({ page }) => {
  await page.route('**/islands*.js', () => {});
  await page.goto('/booking');
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.language-link')?.onclick);
  await page.getByLabel('Your name').fill('Omar');
  await page.keyboard.press('Enter');
  await page.unroute('**/islands*.js');
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Your name')).toHaveValue('Omar');
});

test('two tabs: each keeps its own words, also through a reload, when the other sends', async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const [index, tab] of tabs.entries()) {
    await tab.goto('/barber/marlon-reyes');
    await comeTo(tab, tab.locator('.reviews'));
    await awake(tab);
    await reviews(tab).getByLabel('Your name').fill(`Tab ${index}`);
    await reviews(tab).getByLabel('Your review').fill(`Words of tab ${index}`);
  }
  const [first, second] = tabs;
  await first.bringToFront();
  await reviews(first).getByLabel('Your review').fill('Words of tab 0, more');
  await reviews(first).getByRole('button').click();
  await expect(first.locator('.toast')).toContainText('Review Submitted! 🌟');
  await expect(reviews(second).getByLabel('Your review')).toHaveValue('Words of tab 1');
  await second.reload();
  await comeTo(second, second.locator('.reviews'));
  await awake(second);
  await expect(reviews(second).getByLabel('Your name')).toHaveValue('Tab 1');
  await expect(reviews(second).getByLabel('Your review')).toHaveValue('Words of tab 1');
});

test('a review whose answer was lost is there after a reload, and sent again it is kept once', async ({
  page,
  request,
}) => {
  const barber = 'emre-yildiz';
  await page.goto(`/barber/${barber}`);
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
  await write(page);
  await page.route('**/api/reviews', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await reviews(page).getByRole('button').click();
  await expect(reviews(page).locator('.review-failure')).toContainText('The connection broke.');
  await page.unroute('**/api/reviews');
  await page.reload();
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
  await expectWritten(page);
  await reviews(page).getByRole('button').click();
  await expect(reviews(page).getByText('Your review has arrived.')).toBeVisible();
  const counts = await (await request.get(`/api/reviews/counts?barberId=${barber}`)).json();
  expect(counts.received).toBe(1);
});
