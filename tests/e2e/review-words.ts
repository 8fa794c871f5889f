import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Edition } from '../../edition/edition.ts';
import type { Barber } from '../../edition/join/team.ts';
import { editionAt } from '../support/editions.ts';
import { comeTo, scrollTo } from './island.ts';

/** What a visitor writes, with three stars. */
const NAME = 'Omar';
const TEXT = 'Typed before the scripts came.';

/** The form of a profile. */
export const reviews = (page: Page) => page.locator('form:has([name=barberId])');
/** Every island of the page is hydrated. */
export const awake = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

/** The fields of the form by the labels of a language. */
export function fieldsOf(form: Page | Locator, { words: { barber } }: Edition) {
  const { form: said } = barber;
  return {
    stars: (count: number) => form.getByRole('radio', { name: said.stars[count - 1] ?? '', exact: true }),
    name: form.getByRole('textbox', { name: said.name, exact: true }),
    review: form.getByRole('textbox', { name: said.review, exact: true }),
    email: form.getByRole('textbox', { name: said.email, exact: true }),
    submit: form.getByRole('button', { name: said.submit }),
  };
}

export const fieldsOn = (page: Page) => fieldsOf(reviews(page), editionAt(new URL(page.url()).pathname));

/** Opens a page whose scripts are held back, as on a slow phone; call the result to release them. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { until, release } = held();
  await page.route('**/*.js', async (route) => {
    await until;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Fills in a review. */
export async function write(page: Page): Promise<void> {
  const { stars, name, review } = fieldsOn(page);
  await scrollTo(stars(1));
  await stars(3).check({ force: true });
  await name.fill(NAME);
  await review.fill(TEXT);
}

/** Expects the review of `write` in the form. */
export async function expectWritten(page: Page): Promise<void> {
  const { stars, name, review } = fieldsOn(page);
  await expect(stars(3)).toBeChecked();
  await expect(name).toHaveValue(NAME);
  await expect(review).toHaveValue(TEXT);
}

export const toast = (page: Page) => page.locator('.toast');
export const noReviews = { received: 0, published: 0, refused: 0, average: 0 };

/** Opens a barber's profile with reviews and figures of the test, and waits until it is hydrated. */
export async function openProfile(
  page: Page,
  { href }: Barber,
  {
    answer = [],
    status = 200,
    counts = noReviews,
  }: { answer?: unknown; status?: number; counts?: object } = {},
): Promise<void> {
  await page.route('**/api/reviews?*', (route) => route.fulfill({ status, json: answer }));
  await page.route('**/api/reviews/counts?*', (route) => route.fulfill({ json: counts }));
  await page.goto(href);
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
}

/** Sets how reviews sent from now on are answered. */
export async function answerPost(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.unroute('**/api/reviews');
  await page.route('**/api/reviews', answer);
}
export const taken = (route: Route) => route.fulfill({ status: 201, json: { id: 'x' } });

/** Holds requests that wait for `until` until the test calls `release()`. */
export function held() {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}
