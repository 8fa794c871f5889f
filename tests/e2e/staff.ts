import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../support/sources.ts';

export const PASSWORD = 'a long enough password';

/** The command line, on the store of the server under test. */
export const jk = (...args: string[]) =>
  execFileSync('node', [join(root, 'tools/jk/main.ts'), ...args], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR, STAFF_PASSWORD: PASSWORD },
  });

export async function signInAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/staff');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** A review that waits; each story writes about a barber of its own, so that none sees those of another. */
export async function submitReview(
  page: Page,
  barberId: string,
  words: { review: string; customerName?: string },
) {
  const answer = await page.request.post('/api/reviews', {
    data: { barberId, customerName: 'Omar', rating: 5, openForMs: 9_000, ...words },
  });
  // A story that is told again finds its review kept.
  expect([200, 201]).toContain(answer.status());
}

/** On a phone the filters are unfolded for it, and folded again. The list is there, filtered. */
export async function filterBy(page: Page, label: 'Barber' | 'Status', option: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  const fold = page.getByRole('button', { name: 'Filters' });
  const isPhone = await fold.isVisible();
  if (isPhone) await fold.click();
  await page.getByRole('combobox', { name: label }).selectOption(option);
  // A touch folds them by itself.
  if (isPhone && (await fold.getAttribute('aria-expanded')) === 'true') await fold.click();
  await expect(page.locator('.console-reviews')).toHaveAttribute('aria-busy', 'false');
}

/** What visitors read of a barber. */
export const readByVisitors = async (page: Page, barberId: string): Promise<string[]> =>
  (await (await page.request.get(`/api/reviews?barberId=${barberId}`)).json()).map(
    ({ review }: { review: string }) => review,
  );
