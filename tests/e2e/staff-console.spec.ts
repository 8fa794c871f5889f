import { expect, type Page, test } from '@playwright/test';
import { errorsOf } from './island.ts';
import { jk, PASSWORD, signInAs, violations } from './staff.ts';

const EMAIL = 'mona@example.com';
const BARBER = 'tariq-khan';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });

async function submit(page: Page, review: string, rating = 5): Promise<void> {
  const answer = await page.request.post('/api/reviews', {
    data: { barberId: BARBER, customerName: 'Omar', rating, review, openForMs: 9_000 },
  });
  expect(answer.status()).toBe(201);
}

const signIn = (page: Page, password?: string) => signInAs(page, EMAIL, password);
const rows = (page: Page) => page.locator('.console-review');
const show = (page: Page) => page.getByRole('combobox', { name: 'Barber' }).selectOption('Tariq Khan');

test.beforeAll(() => {
  jk('staff', 'add', 'mona@example.com', 'Mona');
});
test.afterAll(() => {
  jk('staff', 'remove', 'mona@example.com');
});

test('a wrong password is refused with a plain reason', async ({ page }) => {
  await signIn(page, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue('mona@example.com');
});

test('the form keeps what was typed, and says until when to wait', async ({ page }) => {
  await signIn(page, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await expect(page.getByLabel('Password')).toHaveValue('not the password');
  await expect(page.getByLabel('Password')).toBeFocused();
  const refuse = { status: 429, headers: { 'Retry-After': '2' }, json: { detail: 'x' } };
  await page.route('**/sign-in', (route) => route.fulfill(refuse));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. You can try again at \d+:\d\d:\d\d/);
  await expect(page.getByRole('status')).toHaveText('You can try again now.');
  await page.unroute('**/sign-in');
  await page.route('**/sign-in', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The server did not answer. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue('mona@example.com');
});

test('by keyboard alone a review is published, another refused, one decision taken back', async ({
  page,
}) => {
  const errors = errorsOf(page);
  for (const review of ['Oldest', 'Middle', 'Newest']) await submit(page, review);
  await signIn(page);
  await show(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveTitle(/\d+ waiting · Staff console/);
  await page.getByRole('heading', { name: 'Reviews' }).click();

  await page.keyboard.press('a');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('1 decided')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Middle' })).toBeFocused();
  const list = await (await page.request.get(`/api/reviews?barberId=${BARBER}`)).json();
  expect(list.map(({ review }: { review: string }) => review)).toEqual(['Newest']);

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Why is it refused?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'Oldest' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('1 taken back')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Middle' })).toBeFocused();

  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.keyboard.type('oldest a');
  await expect(rows(page)).toHaveCount(0);
  await page.getByLabel('Search').fill('oldest');
  await expect(rows(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('several are decided at once, a reply is read by visitors, and the trail tells of it all', async ({
  page,
}) => {
  await signIn(page);
  await show(page);
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect(page.getByText('2 decided')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
  await expect(rows(page)).toHaveCount(3);
  const newest = rows(page).filter({ hasText: 'Newest' });
  await newest.getByLabel('Public reply').fill('Thank you, Omar.');
  await newest.getByRole('button', { name: 'Save reply' }).click();
  await expect(newest.getByText('Saved')).toBeVisible();
  const list = await (await page.request.get(`/api/reviews?barberId=${BARBER}`)).json();
  expect(list[0].reply.text).toBe('Thank you, Omar.');
  await page.getByRole('link', { name: 'Trail' }).click();
  await expect(page.getByRole('cell', { name: 'replied in public' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'mona@example.com' }).first()).toBeVisible();
});

test('figures are charts and tables, with a file to take along', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
  await page.getByLabel('Last 7 days').check();
  await page.getByText('As a table').first().click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(8);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('jk-masters-7-days.csv');
});

test('what was typed is there again after the session ended and somebody signed in anew', async ({
  page,
}) => {
  await submit(page, 'To be refused');
  await signIn(page);
  await show(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
  const newest = rows(page).filter({ hasText: 'Newest' });
  await newest.getByLabel('Public reply').fill('Half a reply');
  await page.context().clearCookies();
  await newest.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('mona@example.com');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(newest.getByLabel('Public reply')).toHaveValue('Half a reply');
  await expect(page.getByRole('heading', { name: 'Staff console' })).toBeFocused();
  await newest.getByRole('button', { name: 'Save reply' }).click();
  await expect(newest.getByText('Saved')).toBeVisible();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Waiting');
  await rows(page).filter({ hasText: 'To be refused' }).getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Other reason').check();
  await page.getByRole('textbox', { name: 'Other reason' }).fill('Half a reason');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why is it refused?' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Half a reason');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('1 decided')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('two who moderate at once hear what the other one did', async ({ page, browser }) => {
  for (const review of ['Hers', 'His']) await submit(page, review);
  await signIn(page);
  await show(page);
  await expect(rows(page)).toHaveCount(2);
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  await show(other);
  await rows(other).filter({ hasText: 'His' }).getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('1 decided')).toBeVisible();
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('1 decided')).toBeVisible();
  await expect(
    page.getByText('Left as it is: the review of Omar. mona@example.com was quicker: Published.'),
  ).toBeVisible();
  await other.context().close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the console is accessible in the ${colorScheme} scheme, on a phone and at a desk`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await submit(page, `For the ${colorScheme} scheme`);
    await signIn(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/staff#queue');
      await expect(rows(page).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/staff#insights');
      await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/staff#audit');
      await expect(page.getByRole('table')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });
}
