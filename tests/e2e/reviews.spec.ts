import { expect, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';
import { errorsOf, setClock } from './island.ts';
import { reviewForm as form, openProfile } from './review-form.ts';

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
const counts = { received: 4, published: 2, rejected: 1, average: 4.5 };

const many = Array.from({ length: 45 }, (_, index) => ({
  ...(published[1] as (typeof published)[number]),
  id: `${100 - index}`,
  review: `Visit ${index + 1}`,
}));
const manyCounts = { received: 50, published: 45, rejected: 0, average: 3.2 };

const { reviews: list, policy } = english.words.barber;
const { rating } = english.words.interface;
const { fill } = english;
const ayman = named(english.team, 'ayman-farouk');

test('shows published reviews with average, date, mark and reply, as plain text', async ({ page }) => {
  await setClock(page, new Date('2026-11-21T10:00:00Z'));
  const errors = errorsOf(page);
  const requestedPaths: string[] = [];
  page.on('request', (one) => requestedPaths.push(new URL(one.url()).pathname));
  await openProfile(page, ayman, { answer: published, counts });
  await expect(page.locator('.barber-rating')).toContainText('4.5');
  await expect(page.locator('.barber-rating')).toContainText(english.count(rating.count, 2));
  const reviews = page.locator('.review');
  await expect(reviews).toHaveCount(2);
  const [first, second] = [reviews.first(), reviews.last()];
  await expect(first).toContainText('Second visit, <b>same</b> good fade.');
  await expect(first).toContainText(english.date('2026-11-01T10:00:00Z'));
  await expect(first.locator('.stars')).toHaveText(fill(list.stars, { rating: '4' }));
  await expect(first).toContainText(list.recent);
  await expect(first.locator('.review-reply')).toContainText(list.reply);
  await expect(first).toContainText('See you in two weeks.');
  await expect(second).toContainText(english.date('2025-01-05T10:00:00Z'));
  await expect(second).not.toContainText(list.recent);
  const figures = { name: ayman.name, received: '4', published: '2', rejected: '1' };
  await expect(page.getByText(fill(policy.counts, figures))).toBeVisible();
  expect(requestedPaths.filter((path) => path === '/api/reviews/counts')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('shows 0.0 and an empty list without reviews, and for an answer that is no list', async ({ page }) => {
  await openProfile(page, ayman, { answer: { surprising: true } });
  await expect(page.locator('.barber-rating')).toHaveText(fill(rating.none, { rating: '0.0' }));
  await expect(page.locator('.barber-rating .numeral')).toHaveCount(0);
  await expect(page.getByText(list.empty)).toBeVisible();
  await expect(page.locator('.review-policy .quiet')).toHaveText('');
});

test('loads more reviews by a button, retries, and moves focus to the first new one', async ({ page }) => {
  await openProfile(page, ayman, { answer: many.slice(0, 20), counts: manyCounts });
  await expect(page.locator('.barber-rating')).toContainText('3.2');
  await expect(page.locator('.barber-rating')).toContainText(english.count(rating.count, 45));
  let status = 503;
  await page.route('**/api/reviews?*before=*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const from = many.findIndex(({ id, createdAt }) => `${createdAt}_${id}` === before) + 1;
    return route.fulfill({ status, json: many.slice(from, from + 20) });
  });
  const reviews = page.locator('.review');
  const more = page.getByRole('button', { name: list.more });
  const shown = (count: number) =>
    page.getByText(fill(list.shown, { shown: String(count), published: '45' }));
  await expect(reviews).toHaveCount(20);
  await expect(shown(20)).toBeVisible();
  await more.press('Enter');
  await expect(page.getByText(list.moreError)).toBeVisible();
  await expect(reviews).toHaveCount(20);
  status = 200;
  await more.press('Enter');
  await expect(page.getByText(list.moreError)).toHaveCount(0);
  await expect(reviews).toHaveCount(40);
  await expect(page.locator('li:focus')).toContainText('Visit 21');
  await more.press('Enter');
  await expect(reviews).toHaveCount(45);
  await expect(page.locator('li:focus')).toContainText('Visit 41');
  await expect(shown(45)).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(await reviews.allTextContents()).toHaveLength(new Set(await reviews.allTextContents()).size);
});

test('sorts and filters more than ten reviews by stars', async ({ page }) => {
  await openProfile(page, ayman, { answer: many.slice(0, 20), counts: manyCounts });
  const [worst, best] = [many[30], many[31]];
  await page.route('**/api/reviews?*order=lowest', (route) => route.fulfill({ json: [worst, best] }));
  await page.route('**/api/reviews?*stars=1', (route) => route.fulfill({ json: [] }));
  const view = page.getByRole('combobox', { name: list.view });
  await view.selectOption(list.orders.lowest);
  await expect(page.locator('.typed')).toHaveText(['Visit 31', 'Visit 32']);
  await view.selectOption(fill(list.stars, { rating: '1' }));
  await expect(page.getByText(list.noneOfThese)).toBeVisible();
  await view.selectOption(list.orders.newest);
  await expect(page.locator('.review')).toHaveCount(20);
});

test('says that reviews cannot be loaded, and offers to retry', async ({ page }) => {
  await openProfile(page, ayman, { answer: { detail: 'busy' }, status: 503 });
  await expect(page.getByRole('alert')).toContainText(list.error);
  await expect(page.getByRole('button', { name: list.retry })).toBeVisible();
  await expect(form(page)).toBeVisible();
});
