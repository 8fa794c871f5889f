import { expect, type Locator, type Page, test } from '@playwright/test';
import { whatsappLink } from '../../domain/links.ts';
import { arabic, named } from '../support/editions.ts';
import { violations } from '../support/violations.ts';
import { fieldsOf, reviewForm as form, receivedOf } from './review-form.ts';

const BARBER = 'sami-khoury';
/** Playwright's own text queries skip this element. */
const noscriptText = (page: Page) => page.locator('noscript p');

/** Scrolls to the middle of the screen, where the bottom bar does not cover it. */
const toMiddle = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: 'center' }));

test.use({ javaScriptEnabled: false });

// A server that forgot the language of the form would answer in the first one.
const edition = arabic;
const { words, fill } = edition;
const { form: formWords, reviews, toasts } = words.barber;
const { problem } = words['review-pages'];
const sami = named(edition.team, BARBER);
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const fields = (page: Page) => fieldsOf(page, edition);
const send = async (page: Page) => {
  await toMiddle(fields(page).submit);
  await fields(page).submit.click();
};

test('says on a profile what is missing without JavaScript, and shows no spinner', async ({ page }) => {
  await page.goto(sami.href);
  await expect(noscriptText(page)).toBeVisible();
  await expect(noscriptText(page)).toContainText(reviews.withoutScript);
  const asText = noscriptText(page).locator('a');
  await expect(asText).toHaveText(reviews.asText);
  await expect(asText).toHaveAttribute('href', `/api/reviews/text?barberId=${BARBER}`);
  await expect(page.getByText(reviews.loading)).toHaveCount(0);
  await expect(form(page)).toBeVisible();
  // Offers a private chat beside the public review.
  const { chat, message } = words.barber.complaint;
  const about = { branch: sami.branch.name, barber: sami.name };
  await expect(form(page).getByRole('link', { name: fill(chat, about) })).toHaveAttribute(
    'href',
    whatsappLink(sami.branch.whatsapp, fill(message, about)),
  );
  await expect(page.getByRole('heading', { name: formWords.title })).toBeVisible();
});

test('shows the chosen stars in words beside them and above the button', async ({ page }) => {
  await page.goto(sami.href);
  const { stars, submit } = fields(page);
  const fiveStarsText = form(page)
    .getByText(formWords.stars[4], { exact: true })
    .and(page.locator('[data-stars]'));
  const given = (count: number) => fill(formWords.given, { barber: sami.name, stars: String(count) });
  await expect(fiveStarsText).toBeVisible();
  await expect(submit).toHaveAccessibleDescription(given(5));
  await stars(5).focus();
  await page.keyboard.press('ArrowUp');
  await expect(stars(4)).toBeFocused();
  await expect(fiveStarsText).toBeHidden();
  await expect(form(page).getByText(given(4))).toBeVisible();
  await expect(submit).toHaveAccessibleDescription(given(4));
});

test('writes, corrects and stores a review with every word kept', async ({ page, request }) => {
  await page.goto(sami.href);
  const { stars, name, review, email } = fields(page);
  await stars(2).check({ force: true });
  await expect(name).toHaveAttribute('required');
  await name.fill(' \u2800 ');
  const text = `Two lines,\n"quoted" </textarea> & <b>bold</b>`;
  await review.fill(text);
  await email.fill('omar@example.com');
  await send(page);

  await expect(headline(page)).toHaveText(problem.title);
  await expect(page).toHaveURL('/api/reviews');
  await expect(page.locator('html')).toHaveAttribute('lang', edition.tag);
  await expect(page.getByText(problem.reasons.fields)).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(formWords.errors.customerName.blank);
  const dangling = await page.locator('[aria-describedby]').evaluateAll((all) =>
    all.flatMap((one) => {
      const ids = one.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.filter((id) => !document.getElementById(id)?.textContent);
    }),
  );
  expect(dangling).toEqual([]);
  await expect(page.getByRole('link', { name: fill(problem.back, { barber: sami.name }) })).toHaveAttribute(
    'href',
    `${sami.href}#reviews`,
  );
  await expect(
    page.getByRole('link', { name: words['review-pages'].received.team, exact: true }),
  ).toBeHidden();
  await expect(review).toHaveValue(text);
  await expect(review).not.toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('omar@example.com');
  await expect(stars(2)).toBeChecked();
  await expect(page.getByRole('heading', { name: fill(problem.about, { barber: sami.name }) })).toBeVisible();

  await name.fill('Omar');
  await send(page);
  await expect(page).toHaveURL(edition.local('/review-received'));
  await expect(headline(page)).toHaveText(toasts.success.title);
  await expect(page.getByText(toasts.success.text)).toBeVisible();
  expect(await receivedOf(request, BARBER)).toBeGreaterThanOrEqual(1);
});

test.describe('with accessibility checks', () => {
  test.use({ javaScriptEnabled: true });

  test('the error page is accessible', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(sami.href);
    await fields(page).name.fill(' ');
    await fields(page).review.fill(' ');
    await send(page);
    await expect(headline(page)).toHaveText(problem.title);
    expect(await violations(page)).toEqual([]);
  });
});

test('/staff says that it needs JavaScript', async ({ page }) => {
  await page.goto('/staff');
  await expect(page.locator('noscript h1')).toHaveText('Staff console');
  await expect(noscriptText(page)).toBeVisible();
  await expect(noscriptText(page)).toContainText('The console needs JavaScript');
});
