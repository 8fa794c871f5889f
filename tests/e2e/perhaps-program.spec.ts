import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../support/sources.ts';

const PASSWORD = 'a long enough password';

const jk = (...args: string[]) =>
  execFileSync('node', [join(root, 'tools/jk/main.ts'), ...args], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR, STAFF_PASSWORD: PASSWORD },
  });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(() => {
  jk('staff', 'add', 'salma@example.com', 'Salma');
});
test.afterAll(() => {
  jk('staff', 'remove', 'salma@example.com');
});

test('a review sent too fast for a person is kept, waits apart, and staff can publish it', async ({
  page,
}) => {
  const barberId = 'jomar-villanueva';
  const words = { barberId, customerName: 'Omar', rating: 5 };
  for (const [review, openForMs] of [
    ['Autofilled in a moment.', 400],
    ['Written slowly.', 9_000],
  ] as const) {
    expect(
      (await page.request.post('/api/reviews', { data: { ...words, review, openForMs } })).status(),
    ).toBe(201);
  }
  await page.goto('/staff');
  await page.getByLabel('Email').fill('salma@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Barber' }).selectOption('Jomar Villanueva');
  const rows = page.locator('.console-review');
  await expect(rows).toHaveText([/Written slowly\./]);
  await expect(rows.locator('.console-mark')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Perhaps a program');
  await expect(rows).toHaveText([/Autofilled in a moment\./]);
  await expect(rows.locator('.console-mark')).toHaveText('Perhaps a program');
  await rows.getByRole('button', { name: 'Approve' }).click();
  await expect(rows).toHaveCount(0);
  const published = await (await page.request.get(`/api/reviews?barberId=${barberId}`)).json();
  expect(published.map(({ review }: { review: string }) => review)).toEqual(['Autofilled in a moment.']);
});
