import { expect, type Page, test } from '@playwright/test';
import { comeTo, errorsOf } from './island.ts';

const reviews = (page: Page) => page.getByRole('form', { name: 'Write a review' });
const awake = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

/** Opens a page whose scripts are held back, as on a slow phone; the answer lets them through. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

async function write(page: Page): Promise<void> {
  await reviews(page).getByRole('radio', { name: '3 out of 5' }).check({ force: true });
  await reviews(page).getByLabel('Your name').fill('Omar');
  await reviews(page).getByLabel('Your review').fill('Typed before the scripts came.');
}

async function expectWritten(page: Page): Promise<void> {
  await expect(reviews(page).getByRole('radio', { name: '3 out of 5' })).toBeChecked();
  await expect(reviews(page).getByLabel('Your name')).toHaveValue('Omar');
  await expect(reviews(page).getByLabel('Your review')).toHaveValue('Typed before the scripts came.');
}

test('words typed before the review form wakes are what it starts from, and can be sent', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const release = await openAsleep(page, '/barber/hamza-tazi');
  await write(page);
  release();
  await awake(page);
  await expectWritten(page);
  await reviews(page).getByLabel('Email').fill('omar@example.com');
  await expectWritten(page);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /reviews$/.test(request.url()),
  );
  await reviews(page).getByRole('button').click();
  expect((await sent).postDataJSON()).toMatchObject({
    customerName: 'Omar',
    rating: 3,
    review: 'Typed before the scripts came.',
    email: 'omar@example.com',
  });
  await expect(page.locator('.toast')).toContainText('Review Submitted! 🌟');
  expect(errors).toEqual([]);
});

test('a kept draft fills what is empty and leaves what stands', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'review-draft:ayman-farouk',
      JSON.stringify({ customerName: 'Draft', rating: 2, review: 'Draft words', email: 'draft@example.com' }),
    ),
  );
  const release = await openAsleep(page, '/barber/ayman-farouk');
  await write(page);
  release();
  await awake(page);
  await expectWritten(page);
  await expect(reviews(page).getByLabel('Email')).toHaveValue('draft@example.com');
});

test('what is chosen and typed on /booking before it wakes stands, and is in the message', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const release = await openAsleep(page, '/booking?branch=al-barsha&service=haircut');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('JVC');
  await page.getByRole('combobox', { name: 'Barber' }).selectOption('Ayman Farouk');
  await page.getByLabel('Your name').fill('Omar');
  await page.getByLabel('Anything we should know').fill('Two boys & me');
  release();
  await awake(page);
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('jvc');
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('haircut');
  await expect(page.getByRole('combobox', { name: 'Barber' })).toHaveValue('ayman-farouk');
  await expect(page.getByLabel('Your name')).toHaveValue('Omar');
  await expect(page.getByLabel('Anything we should know')).toHaveValue('Two boys & me');
  const message = page.locator('.booking-bubble');
  await expect(message).toContainText('Hello JK Masters JVC!');
  await expect(message).toContainText('My name: Omar');
  await expect(message).toContainText('Two boys & me');
  expect(errors).toEqual([]);
});

test('Enter on /booking before it wakes sends nothing and writes no name into the address', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await openAsleep(page, '/booking');
  await page.getByLabel('Your name').fill('Omar');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/booking');
  await expect(page.getByLabel('Your name')).toHaveValue('Omar');
  expect(errors).toEqual([]);
});

test('gone to another page and back, what the browser puts into the fields is what wakes', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/barber/bilal-mansour');
  await write(page);
  await page.goto('/services');
  await page.unroute('**/*.js');
  await page.goBack();
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
  await expectWritten(page);
});

test('a reload in the middle of a review loses no word', async ({ page }) => {
  const release = await openAsleep(page, '/barber/bilal-mansour');
  await write(page);
  release();
  await awake(page);
  await page.reload();
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
  await expectWritten(page);
});

test('a reload of /booking keeps choices, name and note', async ({ page }) => {
  await page.goto('/booking');
  await comeTo(page, page.locator('.booking'));
  await awake(page);
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('JVC');
  await page.getByLabel('Your name').fill('Omar');
  await page.reload();
  await comeTo(page, page.locator('.booking'));
  await awake(page);
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('jvc');
  await expect(page.getByLabel('Your name')).toHaveValue('Omar');
  await expect(page.locator('.booking-bubble')).toContainText('My name: Omar');
});

test('a press before the scripts came sends the review all the same', async ({ page, request }) => {
  const barber = 'rajan-thapa';
  await openAsleep(page, `/barber/${barber}`);
  await write(page);
  await reviews(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).toHaveURL('/review-received');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Submitted! 🌟');
  const counts = await (await request.get(`/api/reviews/counts?barberId=${barber}`)).json();
  expect(counts.received).toBe(1);
});

test('where the scripts never come, the form still works', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/barber/rajan-thapa');
  await write(page);
  await reviews(page).getByLabel('Your review').fill('The scripts never came.');
  await reviews(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).toHaveURL('/review-received');
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
