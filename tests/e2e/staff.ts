import { expect, type Page, test } from '@playwright/test';
import { STAFF_PATH, staffApi } from '../../contract/staff.ts';
import { run } from '../../tools/jk/run.ts';

export const PASSWORD = 'a long enough password';

/** Runs a jk command in this process, because starting another one would take longer than most tests. */
export async function jk(dataDir: string | undefined, ...args: string[]): Promise<void> {
  const errors: string[] = [];
  const env = { ...process.env, DATA_DIR: dataDir, STAFF_PASSWORD: PASSWORD };
  const status = await run(args, { env, out: () => {}, err: (line) => errors.push(line) });
  if (status !== 0) throw new Error(`jk ${args.join(' ')}: ${errors.join('\n')}`);
}

const addressOf = (barberId: string) => `${barberId}@example.com`;

/** Creates an account for the tests of a file; on a retry erases the reviews of the barber they use. */
export function withAccount(email: string, name: string, barberId?: string): void {
  const dataDir = process.env.TEST_DATA_DIR;
  test.beforeAll(async () => {
    if (barberId && test.info().retry) await jk(dataDir, 'visitor', 'erase', addressOf(barberId));
    await jk(dataDir, 'staff', 'add', email, name);
  });
  test.afterAll(() => jk(dataDir, 'staff', 'remove', email));
}

export const rows = (page: Page) => page.locator('.console-review');

/** Gives the browser a session of the account. */
export async function signIn(page: Page, email: string): Promise<void> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const data = { email, password: PASSWORD };
  expect((await page.request.post(staffApi.signIn, { headers, data })).ok()).toBe(true);
  // Without this flag the console does not request the signed-in account.
  await page.addInitScript(() => localStorage.setItem('staff-signed-in', 'yes'));
}

/** Opens the queue with a session of the account. */
export async function signInAs(page: Page, email: string, path: string = STAFF_PATH): Promise<void> {
  await signIn(page, email);
  await page.goto(`${path}#queue`);
}

export async function signInByForm(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/staff#queue');
  await fillSignIn(page, email, password);
}

export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Submits a review for approval. Each test file uses its own barber, so that tests do not see each other's reviews. */
export async function submitReview(
  page: Page,
  barberId: string,
  words: { review: string; rating?: number; openForMs?: number },
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
  // 200: a retried test submitted it before.
  expect([200, 201]).toContain(answer.status());
}

const listed = (page: Page) => expect(page.locator('.console-reviews')).toHaveAttribute('aria-busy', 'false');

/** Shows the reviews of a tab, and waits for them. */
export async function showTab(page: Page, name: string): Promise<void> {
  await page.locator('.console-queue .seg').getByRole('button', { name }).click();
  await listed(page);
}

/** Opens the filters of the queue. */
export async function openFilters(page: Page): Promise<void> {
  await page.locator('.top [aria-expanded=false]').click();
}

/** Sets a filter and waits for the filtered list. */
export async function filterBy(page: Page, label: string, option: string): Promise<void> {
  if (!(await page.getByRole('search').count())) await openFilters(page);
  await page.getByRole('combobox', { name: label }).selectOption(option);
  await listed(page);
}

/** Opens the queue of a barber, by his name, with a session of the account. */
export async function openQueueOf(page: Page, email: string, barber: string): Promise<void> {
  await signInAs(page, email);
  await filterBy(page, 'Barber', barber);
}

/** The texts of a barber's published reviews. */
export const readByVisitors = async (page: Page, barberId: string): Promise<string[]> =>
  (await (await page.request.get(`/api/reviews?barberId=${barberId}`)).json()).map(
    ({ review }: { review: string }) => review,
  );
