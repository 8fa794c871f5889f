import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../support/sources.ts';

export const PASSWORD = 'a long enough password';

/** The command line, on the store of the server under test. */
const jk = (...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'tools/jk/main.ts'), ...args], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR, STAFF_PASSWORD: PASSWORD },
  });

const addressOf = (barberId: string) => `${barberId}@example.com`;

/** An account for the stories of a file, which are about one barber. */
export function withAccount(email: string, name: string, barberId?: string): void {
  test.beforeAll(() => {
    // A retry starts without what the first attempt left.
    if (barberId && test.info().retry) jk('visitor', 'erase', addressOf(barberId));
    jk('staff', 'add', email, name);
  });
  test.afterAll(() => {
    jk('staff', 'remove', email);
  });
}

export const rows = (page: Page) => page.locator('.console-review');

export async function signInAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/staff#queue');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** A review that waits; each story writes about its own barber, so that stories do not see each other's. */
export async function submitReview(
  page: Page,
  barberId: string,
  words: { review: string; customerName?: string; rating?: number },
) {
  const answer = await page.request.post('/api/reviews', {
    data: {
      barberId,
      customerName: 'Omar',
      rating: 5,
      email: addressOf(barberId),
      openForMs: 9_000,
      ...words,
    },
  });
  // A retried story finds its review stored.
  expect([200, 201]).toContain(answer.status());
}

/** The list is shown and filtered. */
export async function filterBy(page: Page, label: 'Barber' | 'Status', option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption(option);
  await expect(page.locator('.console-reviews')).toHaveAttribute('aria-busy', 'false');
}

/** What visitors read about a barber. */
export const readByVisitors = async (page: Page, barberId: string): Promise<string[]> =>
  (await (await page.request.get(`/api/reviews?barberId=${barberId}`)).json()).map(
    ({ review }: { review: string }) => review,
  );
