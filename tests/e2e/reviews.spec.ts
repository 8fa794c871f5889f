import { expect, type Page, test } from '@playwright/test';
import { comeTo, errorsOf } from './island.ts';

const BARBER = '/barber/ayman-farouk';
const published = [
  {
    id: '2',
    customerName: 'Hassan',
    rating: 4,
    review: 'Second visit, <b>same</b> good fade.',
    createdAt: '2026-11-01T10:00:00.000Z',
    reply: { text: 'See you in two weeks.', repliedAt: '2026-11-02T10:00:00.000Z' },
  },
  { id: '1', customerName: 'Omar', rating: 5, review: 'Clean lines.', createdAt: '2025-01-05T10:00:00.000Z' },
];

const form = (page: Page) => page.getByRole('form', { name: 'Write a review' });
const toast = (page: Page) => page.locator('.toast');

const none = { received: 0, published: 0, refused: 0, average: 0 };
const some = { received: 4, published: 2, refused: 1, average: 4.5 };

async function open(page: Page, answer: unknown = [], status = 200, counts: object = none): Promise<void> {
  await page.route('**/api/reviews?*', (route) => route.fulfill({ status, json: answer }));
  await page.route('**/api/reviews/counts?*', (route) => route.fulfill({ json: counts }));
  await page.goto(BARBER);
  await comeTo(page, page.locator('.reviews'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function write(page: Page): Promise<void> {
  await form(page).getByRole('radio', { name: '4 out of 5' }).check({ force: true });
  await form(page).getByLabel('Your name').fill('Omar');
  await form(page).getByLabel('Your review').fill('Clean lines.');
}

const answerPost = (page: Page, status: number) =>
  page.route('**/api/reviews', (route) => route.fulfill({ status, json: { id: 'x' } }));

test('published reviews stand with average, date, mark and reply; their text is text', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
  const errors = errorsOf(page);
  await open(page, published, 200, some);
  await expect(page.locator('.barber-rating')).toContainText('4.5');
  await expect(page.locator('.barber-rating')).toContainText('2 reviews');
  const reviews = page.locator('.review');
  await expect(reviews).toHaveCount(2);
  await expect(reviews.first()).toContainText('Second visit, <b>same</b> good fade.');
  await expect(reviews.first()).toContainText('Nov 01, 2026');
  await expect(reviews.first()).toContainText('Last three months');
  await expect(reviews.first()).toContainText('See you in two weeks.');
  await expect(reviews.last()).toContainText('Jan 05, 2025');
  await expect(reviews.last()).not.toContainText('Last three months');
  await expect(page.getByText('4 received, 2 published, 1 refused')).toBeVisible();
  expect(errors).toEqual([]);
});

test('without reviews the average is 0.0 and the list says so; an answer that is no list is no reviews', async ({
  page,
}) => {
  await open(page, { surprising: true });
  await expect(page.locator('.barber-rating')).toContainText('0.0');
  await expect(page.getByText('No reviews yet. Yours can be the first.')).toBeVisible();
});

const many = Array.from({ length: 45 }, (_, index) => ({
  ...(published[1] as (typeof published)[number]),
  id: `${100 - index}`,
  review: `Visit ${index + 1}`,
}));

test('a long list grows by pages with a button, which leads to the first review that came', async ({
  page,
}) => {
  const counts = { received: 50, published: 45, refused: 0, average: 3.2 };
  await open(page, many.slice(0, 20), 200, counts);
  await expect(page.locator('.barber-rating')).toContainText('3.2');
  await expect(page.locator('.barber-rating')).toContainText('45 reviews');
  await page.route('**/api/reviews?*before=*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const from = many.findIndex(({ id, createdAt }) => `${createdAt}_${id}` === before) + 1;
    return route.fulfill({ json: many.slice(from, from + 20) });
  });
  const reviews = page.locator('.review');
  const more = page.getByRole('button', { name: 'More reviews' });
  await expect(reviews).toHaveCount(20);
  await expect(page.getByText('20 of 45 reviews')).toBeVisible();
  await more.press('Enter');
  await expect(reviews).toHaveCount(40);
  await expect(page.locator('li:focus')).toContainText('Visit 21');
  await more.press('Enter');
  await expect(reviews).toHaveCount(45);
  await expect(page.locator('li:focus')).toContainText('Visit 41');
  await expect(page.getByText('45 of 45 reviews')).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(await reviews.allTextContents()).toHaveLength(new Set(await reviews.allTextContents()).size);
});

test('more reviews that do not come can be asked for again', async ({ page }) => {
  await open(page, many.slice(0, 20), 200, { received: 45, published: 45, refused: 0, average: 5 });
  let status = 503;
  await page.route('**/api/reviews?*before=*', (route) =>
    route.fulfill({ status, json: many.slice(20, 40) }),
  );
  const more = page.getByRole('button', { name: 'More reviews' });
  await more.click();
  await expect(page.getByText('More reviews could not be loaded. Please try again.')).toBeVisible();
  await expect(page.locator('.review')).toHaveCount(20);
  status = 200;
  await more.click();
  await expect(page.locator('.review')).toHaveCount(40);
  await expect(page.getByText('More reviews could not be loaded.')).toHaveCount(0);
});

test('when reviews cannot be loaded the page says so and offers to try again', async ({ page }) => {
  await open(page, { detail: 'busy' }, 503);
  await expect(page.getByRole('alert')).toContainText('Failed to load reviews');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(form(page)).toBeVisible();
});

test('a review goes out by keyboard, is thanked for and leaves an empty form', async ({ page }) => {
  await open(page);
  await form(page).getByRole('radio', { name: '5 out of 5' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(form(page).getByRole('radio', { name: '4 out of 5' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Omar');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Clean lines.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button')).toBeFocused();
  let finish = () => {};
  const asked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/api/reviews', async (route) => {
    await asked;
    await route.fulfill({ status: 201, json: { id: 'x' } });
  });
  const request = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/api/reviews'),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  finish();
  const sent = (await request).postDataJSON();
  expect(sent).toMatchObject({
    barberId: 'ayman-farouk',
    customerName: 'Omar',
    rating: 4,
    review: 'Clean lines.',
  });
  expect(sent.email).toBeUndefined();
  await expect(toast(page)).toContainText('Review Submitted! 🌟');
  await expect(toast(page)).toContainText(
    'Thank you for your feedback. Your review will be visible after approval.',
  );
  await expect(form(page).getByLabel('Your name')).toHaveValue('');
  await expect(form(page).getByRole('radio', { name: '5 out of 5' })).toBeChecked();
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    event: 'review_submitted',
    section: 'reviews',
    location: 'ayman-farouk',
  });
});

test('a failure keeps every word, and a second try carries the same key', async ({ page }) => {
  await open(page);
  await write(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/reviews'))
      keys.push(sent.headers()['idempotency-key']);
  });
  await answerPost(page, 500);
  await form(page).getByRole('button').click();
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('Review Failed');
  await expect(toast(page)).toContainText('There was an error submitting your review. Please try again.');
  await expect(form(page).getByLabel('Your review')).toHaveValue('Clean lines.');
  await page.unroute('**/api/reviews');
  await answerPost(page, 201);
  await form(page).getByRole('button').click();
  await expect(toast(page)).toContainText('Review Submitted! 🌟');
  await expect(toast(page)).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('offline the words survive a reload', async ({ page, context }) => {
  await open(page);
  await write(page);
  await context.setOffline(true);
  await form(page).getByRole('button').click();
  await expect(toast(page)).toContainText('Review Failed');
  await context.setOffline(false);
  await page.reload();
  await comeTo(page, page.locator('.reviews'));
  await expect(form(page).getByLabel('Your review')).toHaveValue('Clean lines.');
  await expect(form(page).getByRole('radio', { name: '4 out of 5' })).toBeChecked();
});

test('a review written here is kept by the real server', async ({ page, request }) => {
  await page.goto('/barber/kareem-haddad');
  await comeTo(page, page.locator('.reviews'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await write(page);
  await form(page).getByRole('button').click();
  await expect(toast(page)).toContainText('Review Submitted! 🌟');
  const counts = await (await request.get('/api/reviews/counts?barberId=kareem-haddad')).json();
  expect(counts.received).toBeGreaterThan(0);
  expect(await (await request.get('/api/reviews?barberId=kareem-haddad')).json()).toEqual([]);
});
