import { expect, test } from '@playwright/test';
import { filterBy, readByVisitors, signInAs, submitReview, withAccount } from './staff.ts';

const EMAIL = 'salma@example.com';
const BARBER = 'jomar-villanueva';

withAccount(EMAIL, 'Salma', BARBER);

test('quarantines a review sent faster than a person can type, and lets staff publish it', async ({
  page,
}) => {
  const data = { barberId: BARBER, customerName: 'Omar', rating: 5, review: 'Autofilled.', openForMs: 400 };
  expect((await page.request.post('/api/reviews', { data })).ok()).toBe(true);
  await submitReview(page, BARBER, { review: 'Written slowly.' });
  await signInAs(page, EMAIL);
  await filterBy(page, 'Barber', 'Jomar Villanueva');
  const rows = page.locator('.console-review');
  await expect(rows).toHaveText([/Written slowly\./]);
  await filterBy(page, 'Status', 'Suspected spam');
  await expect(rows).toHaveText([/Suspected spam[\s\S]*Autofilled\.|Autofilled\.[\s\S]*Suspected spam/]);
  await rows.getByRole('button', { name: 'Approve' }).click();
  await expect(rows).toHaveCount(0);
  expect(await readByVisitors(page, BARBER)).toEqual(['Autofilled.']);
});
