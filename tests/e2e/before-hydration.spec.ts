import { expect, type Page, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';
import { chosen, pick } from './booking-form.ts';
import { branchesOf } from './expected-texts.ts';
import { errorsOf, scrollToIsland } from './island.ts';
import {
  expectFilled,
  fieldsOn,
  fillReview,
  hydrated,
  nextReview,
  openBeforeHydration,
  receivedOf,
} from './review-form.ts';

/** Barbers whom no other test reviews, so that their reviews can be counted. */
const UNREVIEWED: Record<string, string> = { en: 'rajan-thapa', ar: 'ayman-farouk' };

const { form: booking } = english.words.booking;
const { toasts } = english.words.barber;
const { finder } = english.words.interface;
const { fill } = english;
const { barshaHeights, jvc } = branchesOf(english);
const hamza = named(english.team, 'hamza-tazi');
const ayman = named(english.team, 'ayman-farouk');
const field = (page: Page, name: keyof typeof booking.fields) =>
  page.getByRole('combobox', { name: booking.fields[name] });

test('keeps a review typed before hydration, and sends it', async ({ page }) => {
  const errors = errorsOf(page);
  const release = await openBeforeHydration(page, hamza.href);
  await fillReview(page);
  release();
  await hydrated(page);
  await expectFilled(page);
  await fieldsOn(page).email.fill('omar@example.com');
  await expectFilled(page);
  const sent = nextReview(page);
  await fieldsOn(page).submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    customerName: 'Omar',
    rating: 3,
    review: 'Typed before the scripts came.',
    email: 'omar@example.com',
  });
  await expect(page.locator('.toast')).toContainText(toasts.success.title);
  expect(errors).toEqual([]);
});

test('keeps what was typed on /booking before hydration, and puts it into the message', async ({ page }) => {
  const errors = errorsOf(page);
  const release = await openBeforeHydration(
    page,
    english.href('book', { branch: 'al-barsha', service: 'haircut' }),
  );
  await pick(page, booking.fields.branch, 'jvc');
  await field(page, 'barber').selectOption({ label: ayman.name });
  await page.getByLabel(booking.fields.name).fill('Omar');
  await page.getByLabel(booking.fields.note).fill('Two boys & me');
  release();
  await hydrated(page);
  await expect(chosen(page, booking.fields.branch)).toHaveValue('jvc');
  await expect(field(page, 'service')).toHaveValue('haircut');
  await expect(field(page, 'barber')).toHaveValue('ayman-farouk');
  // The address carries the choice through a reload and a change of language.
  await expect(page).toHaveURL(/branch=jvc&service=haircut&barber=ayman-farouk/);
  await expect(page.getByLabel(booking.fields.name)).toHaveValue('Omar');
  await expect(page.getByLabel(booking.fields.note)).toHaveValue('Two boys & me');
  const message = page.locator('.booking-bubble');
  await expect(message).toContainText(fill(booking.message.greeting, { branch: jvc.name }));
  await expect(message).toContainText(fill(booking.message.name, { name: 'Omar' }));
  await expect(message).toContainText('Two boys & me');
  expect(errors).toEqual([]);
});

test('shows no status on /booking before hydration, because the choice is unknown', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(english.href('booking'));
  await pick(page, booking.fields.branch, 'jvc');
  const note = page.getByLabel(booking.fields.note);
  await note.fill('x'.repeat(400));
  await expect(note).toHaveValue('x'.repeat(400));
  await expect(page.getByText(booking.summary.nothing)).toHaveCount(0);
  await expect(page.getByText(booking.preview.chooseBranch)).toBeHidden();
  await page.getByRole('link', { name: booking.preview.unhydrated }).press('Enter');
  await expect(page.locator('#direct')).toBeInViewport();
});

test('ignores Enter on /booking before hydration, without a name in the address', async ({ page }) => {
  const errors = errorsOf(page);
  await openBeforeHydration(page, english.href('booking'));
  await page.getByLabel(booking.fields.name).fill('Omar');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(english.href('booking'));
  await expect(page.getByLabel(booking.fields.name)).toHaveValue('Omar');
  expect(errors).toEqual([]);
});

test('hydrates with the values that the browser restores on the way back', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(hamza.href);
  await fillReview(page);
  await page.goto(english.href('services'));
  await page.unroute('**/*.js');
  await page.goBack();
  await scrollToIsland(page, page.locator('.reviews'));
  await hydrated(page);
  await expectFilled(page);
});

test('sends the review when the button is pressed before the scripts arrive', async ({ page, request }) => {
  const { id, href } = named(english.team, UNREVIEWED[english.locale] ?? '');
  await openBeforeHydration(page, href);
  await fillReview(page);
  await fieldsOn(page).submit.click();
  await expect(page).toHaveURL(english.local('/review-received'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toasts.success.title);
  await expect.poll(() => receivedOf(request, id)).toBe(1);
});

test('disables the finder at once when pressed before hydration, then runs it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.08, longitude: 55.16 });
  const errors = errorsOf(page);
  const release = await openBeforeHydration(page, english.href('home'));
  await page.getByRole('button', { name: finder.button }).press('Enter');
  const locating = page.getByRole('button', { name: finder.locating });
  await expect(locating).toBeDisabled();
  // An impatient second tap must not cancel the search.
  await locating.click({ force: true });
  await expect(locating).toBeDisabled();
  release();
  await expect(page.locator('.finder-result')).toContainText(barshaHeights.name);
  await expect(page.getByRole('button', { name: finder.button })).toBeEnabled();
  expect(errors).toEqual([]);
});
