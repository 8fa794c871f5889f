import { expect, type Page, test } from '@playwright/test';
import { comeTo } from './island.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Write a review' });
const toast = (page: Page) => page.locator('.toast');

async function open(page: Page): Promise<void> {
  await page.route('**/api/reviews?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/barber/ayman-farouk');
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

test('what is wrong stands at its field, read with it, and nothing is sent', async ({ page }) => {
  await open(page);
  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/reviews')) posts += 1;
  });
  const [name, review, email] = ['Your name', 'Your review', 'Email'].map((label) =>
    form(page).getByLabel(label),
  );
  if (!name || !review || !email) throw new Error('The form lacks a field');
  await name.fill('  ');
  await review.fill('\u3164\u2800');
  await email.fill('omar');
  await form(page).getByRole('button').click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Write your name, or the name you go by.');
  await expect(review).toHaveAccessibleDescription(/^Write a few words about your visit\. Say what was good/);
  await expect(email).toHaveAccessibleDescription(/^Write the address like name@example\.com/);
  for (const field of [name, review, email]) await expect(field).toHaveAttribute('aria-invalid', 'true');

  await name.fill('Omar');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(review).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(review).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
  expect(posts).toBe(0);
});

test('after sending the focus begins the emptied form, after a failure it is back on the button', async ({
  page,
}) => {
  await open(page);
  await write(page);
  await answerPost(page, 503);
  await form(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Review Failed');
  await expect(form(page).getByRole('button')).toBeFocused();
  await page.unroute('**/api/reviews');
  await answerPost(page, 201);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Review Submitted! 🌟');
  await expect(page.getByRole('heading', { name: 'Write a review' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Review Submitted!' })).toHaveCount(1);
});

test('words typed while a review is on its way stay', async ({ page }) => {
  await open(page);
  await write(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/reviews', async (route) => {
    await held;
    await route.fulfill({ status: 201, json: { id: 'x' } });
  });
  await form(page).getByRole('button').click();
  await form(page).getByLabel('Your review').fill('Clean lines. And one thing more.');
  answer();
  await expect(toast(page)).toContainText('Review Submitted! 🌟');
  await expect(form(page).getByLabel('Your review')).toHaveValue('Clean lines. And one thing more.');
  await expect(form(page).getByLabel('Your review')).toBeFocused();
});
