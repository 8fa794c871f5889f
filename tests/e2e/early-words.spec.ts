import { expect, test } from '@playwright/test';
import { everyPage } from '../support/templates.ts';
import { comeTo, errorsOf } from './island.ts';
import { awake, expectWritten, openAsleep, reviews, write } from './review-words.ts';

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

test('/booking says nothing before it wakes that what was chosen makes untrue', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/booking');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('JVC');
  const note = page.getByLabel('Anything we should know');
  await note.fill('x'.repeat(400));
  await expect(note).toHaveValue('x'.repeat(400));
  await expect(page.getByText('Nothing chosen yet')).toHaveCount(0);
  await expect(page.getByText('Choose a branch, and')).toHaveCount(0);
  await page.getByRole('link', { name: 'The chats below work already' }).press('Enter');
  await expect(page.locator('#direct')).toBeInViewport();
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
  await page.goto('/barber/hamza-tazi');
  await write(page);
  await page.goto('/services');
  await page.unroute('**/*.js');
  await page.goBack();
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
  await expectWritten(page);
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
  await page.goto('/barber/imran-qureshi');
  await write(page);
  await reviews(page).getByLabel('Your review').fill('The scripts never came.');
  await reviews(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).toHaveURL('/review-received');
});

test('a press on the finder before it wakes waits for the script, and then does what was asked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.08, longitude: 55.16 });
  const release = await openAsleep(page, '/locations');
  const button = page.getByRole('button', { name: 'Find Nearest Branch' });
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await expect(page.getByText('Finding Nearest Location...')).toBeVisible();
  release();
  await expect(page.locator('.finder-result')).toContainText('Barsha Heights');
  await expect(page.getByText('Finding Nearest Location...')).toBeHidden();
});

test('a district chosen before the finder wakes is the one it starts from', async ({ page }) => {
  const release = await openAsleep(page, '/locations');
  await page.getByLabel('choose your area').selectOption('Arjan');
  release();
  await comeTo(page, page.locator('.finder'));
  await expect(page.locator('.finder-result')).toContainText('JVC');
  await expect(page.getByLabel('choose your area')).toHaveValue('Arjan');
});

test('nothing on any page is switched off because a script has not come', async ({ page }) => {
  test.slow();
  await page.route('**/*.js', (route) => route.abort());
  for (const path of everyPage()) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect([path, await page.locator(':disabled, [aria-disabled=true]').count()]).toEqual([path, 0]);
  }
});
