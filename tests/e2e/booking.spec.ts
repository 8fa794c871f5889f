import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { comeTo, errorsOf } from './island.ts';

const field = (page: Page, name: string) => page.getByRole('combobox', { name });
const message = (page: Page) => page.locator('.booking-bubble');
const send = (page: Page) => page.getByRole('link', { name: 'Send on WhatsApp' });

/** Opens /booking at a time in Dubai, from a browser in California. */
async function bookAt(page: Page, dubai: string, query = ''): Promise<void> {
  await page.clock.setFixedTime(new Date(`${dubai}+04:00`));
  await page.goto(`/booking${query}`);
  await comeTo(page, page.locator('.booking'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

const timesOf = async (page: Page) =>
  (await field(page, 'Time').locator('option').allTextContents()).slice(1);
const daysOf = async (page: Page) => (await field(page, 'Day').locator('option').allTextContents()).slice(1);

test.use({ timezoneId: 'America/Los_Angeles' });

test('a visitor composes a message, sends it, calls or keeps it in the calendar', async ({ page }) => {
  const errors = errorsOf(page);
  await bookAt(page, '2026-11-21T09:30:00');
  await expect(page.getByText('Choose a branch, and your message can be sent.')).toBeVisible();
  await field(page, 'Branch').selectOption('JVC');
  await field(page, 'Service').selectOption({ label: 'Haircut, AED 60, 40 min' });
  await expect(field(page, 'Barber').locator('option')).toHaveCount(2);
  await field(page, 'Day').selectOption({ index: 1 });
  expect((await timesOf(page))[0]).toBe('10:00 AM');
  await field(page, 'Time').selectOption('10:30');
  await page.getByLabel('Your name').fill('Omar');
  await page.getByLabel('Anything we should know').fill('Two boys & me');

  await expect(message(page)).toContainText('Hello JK Masters JVC!');
  await expect(message(page)).toContainText('Service: Haircut (AED 60)');
  await expect(message(page)).toContainText(
    /When: .*21 November 2026.* at 10:30 AM|When: .*November 21, 2026.* at 10:30 AM/,
  );
  await expect(message(page)).toContainText('My name: Omar');
  const href = await send(page).getAttribute('href');
  expect(new URL(href ?? '').pathname).toBe('/971500000003');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(await message(page).textContent());
  await expect(page).toHaveURL('/booking?branch=jvc&service=haircut&day=2026-11-21&time=10%3A30');
  await expect(page.getByRole('link', { name: 'Call instead' })).toHaveAttribute('href', 'tel:+97140000003');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('DTSTART:20261121T063000Z');
  expect(file).toContain('DTEND:20261121T071000Z');
  expect(errors).toEqual([]);
});

test('at 11:30 PM the rest of the night is offered, and only that of this evening', async ({ page }) => {
  await bookAt(page, '2026-11-21T23:30:00', '?branch=al-barsha&service=haircut');
  expect((await daysOf(page))[0]).toMatch(/21/);
  await field(page, 'Day').selectOption('2026-11-21');
  expect(await timesOf(page)).toEqual(['12:00 AM (after midnight)']);
  await field(page, 'Time').selectOption('00:00');
  await expect(message(page)).toContainText(/22.* at 12:00 AM, in the night after .*21/);
});

test('at 12:30 AM last night is over for a haircut, and today begins at opening', async ({ page }) => {
  await bookAt(page, '2026-11-22T00:30:00', '?branch=al-barsha&service=haircut');
  expect((await daysOf(page))[0]).toMatch(/22/);
  await field(page, 'Day').selectOption('2026-11-22');
  expect((await timesOf(page))[0]).toBe('9:00 AM');
  expect((await timesOf(page)).at(-1)).toBe('12:00 AM (after midnight)');
});

test('at 9:30 AM times that have passed are not offered', async ({ page }) => {
  await bookAt(page, '2026-11-21T09:30:00', '?branch=al-barsha&service=haircut&day=2026-11-21');
  expect((await timesOf(page))[0]).toBe('10:00 AM');
});

test('a link brings what it knows; what does not fit is left out with a notice', async ({ page }) => {
  await bookAt(page, '2026-11-21T14:00:00', '?barber=ayman-farouk');
  await expect(field(page, 'Branch')).toHaveValue('jvc');
  await expect(field(page, 'Barber')).toHaveValue('ayman-farouk');
  await expect(page.getByRole('status')).toBeEmpty();

  await bookAt(page, '2026-11-21T14:00:00', '?branch=barsha-heights&service=moroccan-bath&time=99:99');
  await expect(field(page, 'Branch')).toHaveValue('barsha-heights');
  await expect(field(page, 'Service')).toHaveValue('');
  await expect(page.getByRole('status')).toContainText('Service, Time');
  await expect(field(page, 'Service').locator('option', { hasText: 'Moroccan' })).toHaveCount(0);
});

test('changing the branch drops only what the new branch does not have', async ({ page }) => {
  await bookAt(page, '2026-11-21T14:00:00', '?branch=jvc&service=haircut&barber=ayman-farouk');
  await field(page, 'Branch').selectOption('Al Barsha 1');
  await expect(field(page, 'Service')).toHaveValue('haircut');
  await expect(field(page, 'Barber')).toHaveValue('');
  await expect(page.getByRole('status')).toContainText('Barber');
});

test('without JavaScript three chats and three phones remain', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/booking');
  await expect(page.locator('#direct a[href^="https://wa.me/"]')).toHaveCount(3);
  await expect(page.locator('#direct a[href^="tel:"]')).toHaveCount(3);
  await expect(page.locator('.booking')).toBeHidden();
  await page.close();
});
