import { expect, type Page, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';
import { beginningWith } from './expected-texts.ts';
import { scrollToIsland } from './island.ts';
import {
  acceptReview,
  answerPost,
  expectFilled,
  fieldsOn,
  fillReview,
  reviewForm as form,
  noReviews,
  openProfile,
  toast,
} from './review-form.ts';

const { form: words, toasts } = english.words.barber;
const { tooMany, unavailable } = english.words['review-pages'].problem.reasons;
const ayman = named(english.team, 'ayman-farouk');
const { fill } = english;
const limit = '2000';
const open = (page: Page, received = 0) =>
  openProfile(page, ayman, { counts: { ...noReviews, received, published: received } });

test('reports each error at its field, in its description, and sends nothing', async ({ page }) => {
  await open(page);
  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/reviews')) posts += 1;
  });
  const { name, review, email, submit } = fieldsOn(page);
  await name.fill('  ');
  await review.fill('\u3164\u2800');
  await email.fill('omar');
  await submit.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(words.errors.customerName.blank);
  await expect(review).toHaveAccessibleDescription(
    beginningWith(`${words.errors.review.blank} ${words.guidelines}`),
  );
  await expect(email).toHaveAccessibleDescription(beginningWith(words.errors.email.wrong));
  for (const field of [name, review, email]) await expect(field).toHaveAttribute('aria-invalid', 'true');

  await name.fill('Omar');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(review).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(review).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
  expect(posts).toBe(0);
});

test('keeps focus on the button while sending and on failure, and moves it on success', async ({ page }) => {
  await open(page);
  await fillReview(page);
  const button = form(page).getByRole('button');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await answerPost(page, async (route) => {
    await released;
    await route.fulfill({ status: 503 });
  });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText(words.submitting);
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  release();
  await expect(toast(page)).toContainText(toasts.failure.title);
  await expect(button).toBeFocused();
  await answerPost(page, acceptReview);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(toasts.success.title);
  const title = page.getByRole('heading', { name: words.title });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('');
  await expect(form(page)).toContainText(words.received);
  await expect(page.getByRole('status').filter({ hasText: toasts.success.title })).toHaveCount(1);
});

test('shows why a review was refused at the form, with every word, while it applies', async ({ page }) => {
  await open(page);
  await fillReview(page);
  const { name, review, submit } = fieldsOn(page);
  const why = form(page).locator('.review-failure');
  await answerPost(page, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '361' }, body: '{}' }),
  );
  await submit.click();
  await expect(why).toHaveText(english.count(tooMany, 7));
  await expect(submit).toHaveAccessibleDescription(beginningWith(english.count(tooMany, 7)));
  await toast(page).getByRole('button', { name: toasts.close }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(why).toBeVisible();

  await answerPost(page, (route) => route.abort());
  await submit.click();
  await expect(why).toHaveText(words.failures.broken);
  await answerPost(page, (route) => route.fulfill({ status: 503 }));
  await submit.click();
  await expect(why).toHaveText(unavailable);
  const chat = form(page).locator('.review-complaint a');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/971\d+\?text=.*My%20review%20of/);
  // For another reason than one of its fields.
  await answerPost(page, (route) => route.fulfill({ status: 422, json: { detail: 'barberId' } }));
  await submit.click();
  await expect(why).toHaveText(words.failures.outdated);
  const fields = { status: 422, json: { fields: { review: 'blank' } } };
  await answerPost(page, (route) => route.fulfill(fields));
  await submit.click();
  await expect(why).toHaveText(words.failures.fields);
  await expect(review).toBeFocused();
  await expect(review).toHaveAccessibleDescription(beginningWith(words.errors.review.blank));
  await expect(name).toHaveValue('Omar');
  await page.reload();
  await scrollToIsland(page, page.locator('.reviews'));
  await expectFilled(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 568 }, hasTouch: true });

  test('says why a review failed, covering no control', async ({ page }) => {
    await open(page);
    await fillReview(page);
    await answerPost(page, (route) => route.abort());
    await fieldsOn(page).submit.tap();
    await expect(toast(page)).toContainText(toasts.failure.title);
    await expect(form(page).getByRole('status')).toHaveText(words.failures.broken);
    // The bar comes back when the focus has left the fields.
    await expect(page.locator('.thumb-bar')).toBeInViewport({ ratio: 1 });
    const covered = () =>
      page.evaluate(() => {
        const box = document.querySelector('.toast')?.getBoundingClientRect();
        const parts = document.querySelectorAll(
          'main :is(a, button, input, textarea, select), .thumb-bar > *',
        );
        return [...parts]
          .filter((part) => !part.closest('.toast') && part.checkVisibility())
          .filter((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return box && bottom > box.top && top < box.bottom;
          })
          .map((part) => part.outerHTML);
      });
    await expect.poll(covered).toEqual([]);
    await expect(fieldsOn(page).submit).toBeInViewport({ ratio: 1 });
  });
});

test('follows the direction of the words typed, and of the page when empty', async ({ page }) => {
  await page.goto('/ar/barber/ayman-farouk');
  const { review } = fieldsOn(page);
  await expect(review).toHaveAttribute('dir', 'auto');
  await expect(review).toHaveCSS('direction', 'rtl');
  await expect(review).toHaveCSS('unicode-bidi', 'plaintext');
});

test('accepts a long review whole, and reports what is too long while typing', async ({ page }) => {
  await open(page);
  await fillReview(page);
  const { review, submit } = fieldsOn(page);
  const counted = (count: number) => fill(words.length.is, { count: String(count), limit });
  const hint = page.locator('#review-text-hint');
  await review.fill('Clean lines.');
  await expect(hint).toHaveText(counted(12));
  await review.fill('x'.repeat(2_100));
  await expect(review).toHaveValue('x'.repeat(2_100));
  await expect(review).toHaveAttribute('aria-invalid', 'true');
  await expect(review).toHaveAccessibleDescription(
    beginningWith(`${fill(words.errors.review.long, { limit })} ${words.guidelines} ${counted(2_100)}`),
  );
  await submit.click();
  await expect(review).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
  await review.fill('x'.repeat(2_000));
  await expect(review).not.toHaveAttribute('aria-invalid');
});

test('keeps words typed while a review is sent', async ({ page }) => {
  await open(page);
  await fillReview(page);
  const { review, submit } = fieldsOn(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await answerPost(page, async (route) => {
    await released;
    await acceptReview(route);
  });
  await submit.click();
  await review.fill('Clean lines. And one thing more.');
  release();
  await expect(toast(page)).toContainText(toasts.success.title);
  await expect(review).toHaveValue('Clean lines. And one thing more.');
  await expect(review).toBeFocused();
});
