import { type APIRequestContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Edition } from '../../edition/edition.ts';
import type { Barber } from '../../edition/join/team.ts';
import { editionAt } from '../support/editions.ts';
import { scrollTo, scrollToIsland } from './island.ts';

/** The review of `fillReview`, with three stars. */
const NAME = 'Omar';
const TEXT = 'Typed before the scripts came.';

/** The review form of a profile. */
export const reviewForm = (page: Page) => page.locator('form:has([name=barberId])');
/** Waits until every island of the page is hydrated. */
export const hydrated = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

/** The fields of the form by the labels of a language. */
export function fieldsOf(form: Page | Locator, { words: { barber } }: Edition) {
  const { form: labels } = barber;
  return {
    stars: (count: number) => form.getByRole('radio', { name: labels.stars[count - 1] ?? '', exact: true }),
    name: form.getByRole('textbox', { name: labels.name, exact: true }),
    review: form.getByRole('textbox', { name: labels.review, exact: true }),
    email: form.getByRole('textbox', { name: labels.email, exact: true }),
    submit: form.locator('[type=submit]'),
  };
}

export const fieldsOn = (page: Page) => fieldsOf(reviewForm(page), editionAt(new URL(page.url()).pathname));

/** Opens a page and delays its scripts, as on a slow phone, until the returned function is called. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Fills in the review form without submitting it. */
export async function fillReview(page: Page): Promise<void> {
  const { stars, name, review } = fieldsOn(page);
  await scrollTo(stars(1));
  await stars(3).check({ force: true });
  await name.fill(NAME);
  await review.fill(TEXT);
}

/** Expects the form to contain the review of `fillReview`. */
export async function expectFilled(page: Page): Promise<void> {
  const { stars, name, review } = fieldsOn(page);
  await expect(stars(3)).toBeChecked();
  await expect(name).toHaveValue(NAME);
  await expect(review).toHaveValue(TEXT);
}

export const toast = (page: Page) => page.locator('.toast');
export const noReviews = { received: 0, published: 0, rejected: 0, average: 0 };

/** Opens a barber's profile with the given reviews and figures, and waits until it is hydrated. */
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
  await scrollToIsland(page, page.locator('.reviews'));
  await hydrated(page);
}

/** Sets the response to reviews sent from now on. */
export async function answerPost(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.unroute('**/api/reviews');
  await page.route('**/api/reviews', answer);
}
export const acceptReview = (route: Route) => route.fulfill({ status: 201, json: { id: 'x' } });

/** The next review that the page sends. */
export const nextReview = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && /reviews$/.test(request.url()));

/** How many reviews of a barber the server has received; counts may be a few seconds old. */
export const receivedOf = async (request: APIRequestContext, barberId: string): Promise<number> =>
  (await (await request.get(`/api/reviews/counts?barberId=${barberId}`)).json()).received;
