import { expect, type Page, test } from '@playwright/test';
import { STAFF_PATH, staffApi } from '../../contract/staff.ts';
import { run } from '../../tools/jk/run.ts';

export const PASSWORD = 'a long enough password';

/** The command line in this process, on the store of a server; starting a process for it would take longer than most tests. */
export async function jk(dataDir: string | undefined, ...args: string[]): Promise<void> {
  const said: string[] = [];
  const env = { ...process.env, DATA_DIR: dataDir, STAFF_PASSWORD: PASSWORD };
  const status = await run(args, { env, out: () => {}, err: (line) => said.push(line) });
  if (status !== 0) throw new Error(`jk ${args.join(' ')}: ${said.join('\n')}`);
}

const addressOf = (barberId: string) => `${barberId}@example.com`;

/** An account for the tests of a file, which are about one barber. */
export function withAccount(email: string, name: string, barberId?: string): void {
  const dataDir = process.env.TEST_DATA_DIR;
  test.beforeAll(async () => {
    // A retry starts without what the first attempt left.
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
  // Without it the console does not ask the server who it is.
  await page.addInitScript(() => localStorage.setItem('staff-signed-in', 'yes'));
}

/** Opens the queue with a session of the account. */
export async function signInAs(page: Page, email: string, path: string = STAFF_PATH): Promise<void> {
  await signIn(page, email);
  await page.goto(`${path}#queue`);
}

export async function signInByForm(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/staff#queue');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** A review that waits; each test writes about its own barber, so that tests do not see each other's. */
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
  // A retried test finds its review stored.
  expect([200, 201]).toContain(answer.status());
}

/** The list is shown and filtered. */
export async function filterBy(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption(option);
  await expect(page.locator('.console-reviews')).toHaveAttribute('aria-busy', 'false');
}

/** What visitors read about a barber. */
export const readByVisitors = async (page: Page, barberId: string): Promise<string[]> =>
  (await (await page.request.get(`/api/reviews?barberId=${barberId}`)).json()).map(
    ({ review }: { review: string }) => review,
  );
