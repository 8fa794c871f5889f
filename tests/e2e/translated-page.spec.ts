import { expect, type Page, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';
import { chosen, pick } from './booking-form.ts';
import { away, branchesOf } from './expected-texts.ts';
import { chooseArea, errorsOf, scrollToIsland, setClock } from './island.ts';
import {
  acceptReview,
  answerPost,
  fieldsOn,
  fillReview,
  openBeforeHydration,
  openProfile,
  toast,
} from './review-form.ts';
import { OWNER, test as testInShop } from './shop.ts';
import { rows, signInByForm, submitReview } from './staff.ts';

const { words } = english;
const { alBarsha, barshaHeights, jvc } = branchesOf(english);
const MARINA = { latitude: 25.08, longitude: 55.16 };

/**
 * Simulates browser translation: wraps every text in two <font> elements with a new text node, including later texts. The words
 * stay the same, so that tests can find them.
 */
function translatePage(): void {
  const untouched = 'font, script, style, noscript, textarea, [translate=no]';
  const font = (inside: Node) => {
    const element = document.createElement('font' as string);
    element.style.verticalAlign = 'inherit';
    element.append(inside);
    return element;
  };
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (text.data.trim() && !text.parentElement?.closest(untouched))
        text.replaceWith(font(font(new Text(text.data))));
  };
  const start = () => {
    translate();
    const everything = { childList: true, characterData: true, subtree: true };
    new MutationObserver(translate).observe(document.body, everything);
  };
  // Once the page is parsed, and before its modules run.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
}

let errors: string[] = [];
test.beforeEach(({ page }) => {
  errors = errorsOf(page);
});
// The browser logs a refused request, which is part of some tests.
test.afterEach(() => expect(errors.filter((error) => !/Failed to load/.test(error))).toEqual([]));

for (const moment of ['before', 'after'])
  test.describe(`a page translated ${moment} hydration`, () => {
    async function open(page: Page, visit: () => Promise<unknown>): Promise<void> {
      if (moment === 'before') await page.addInitScript(translatePage);
      await setClock(page, new Date('2026-11-21T09:30:00+04:00'));
      await visit();
      // Islands below wait until they come near.
      await expect(page.locator('astro-island[ssr]:has(form, .finder)')).toHaveCount(0);
      if (moment === 'after') await page.evaluate(translatePage);
    }
    const visit = (page: Page, path: string, part: string) => async () => {
      await page.goto(path);
      await scrollToIsland(page, page.locator(part).first());
    };

    test('shows every change of a booking, back to an empty one', async ({ page }) => {
      const { fields, preview, summary } = words.booking.form;
      const summaryLine = page.locator('.booking-summary');
      const field = (name: string) => page.getByRole('combobox', { name });
      await open(page, visit(page, english.href('booking'), '.booking'));
      await expect(summaryLine).toHaveText(summary.nothing);
      for (const { slug, name } of [jvc, alBarsha]) {
        await pick(page, fields.branch, slug);
        await expect(summaryLine).toHaveText(`${summary.label} ${name}`);
      }
      await expect(page.locator('.booking .badge')).toHaveText([/\S/, /\S/, /\S/]);
      await field(fields.service).selectOption('haircut');
      await pick(page, fields.day, 0);
      await pick(page, fields.time, 1);
      await page.getByLabel(fields.name).fill('Omar');
      await expect(page.locator('.booking-bubble')).toContainText('Omar');
      await expect(summaryLine).toContainText(named(english.menu, 'haircut').name);
      await expect(page.getByRole('link', { name: preview.calendar })).toBeVisible();
      await field(fields.service).selectOption('');
      // A later press clears a choice; one at once is a double tap.
      await page.waitForTimeout(800);
      for (const name of [fields.time, fields.day, fields.branch]) await chosen(page, name).click();
      await expect(summaryLine).toHaveText(summary.nothing);
      await expect(page.locator('.booking-send')).toHaveText(preview.chooseBranch);
      await pick(page, fields.branch, 'jvc');
      await expect(page.getByRole('link', { name: preview.send })).toBeVisible();
    });

    test('shows reviews, and sends one after a failure', async ({ page }) => {
      const { form, reviews, toasts } = words.barber;
      const review = {
        id: 'a',
        customerName: 'Mona',
        rating: 5,
        review: 'Very good',
        createdAt: '2026-11-20',
      };
      const counts = { received: 12, published: 12, rejected: 0, average: 5 };
      const barber = named(english.team, 'ayman-farouk');
      await open(page, () => openProfile(page, barber, { answer: [review], counts }));
      await expect(page.locator('.review-list')).toHaveText(/Mona · .*2026/);
      await page.getByRole('combobox', { name: reviews.view }).selectOption('4');
      await expect(page.locator('.review-list')).toContainText('Very good');
      const { stars, submit } = fieldsOn(page);
      await submit.click();
      await expect(page.locator('#review-text-error')).toHaveText(form.errors.review.blank);
      await fillReview(page);
      await stars(2).check({ force: true });
      await expect(page.locator('#review-text-error')).toHaveCount(0);
      await answerPost(page, (route) => route.fulfill({ status: 503 }));
      await submit.click();
      await expect(toast(page)).toContainText(toasts.failure.title);
      await expect(page.locator('.review-failure')).toHaveText(
        words['review-pages'].problem.reasons.unavailable,
      );
      await answerPost(page, acceptReview);
      await submit.click();
      await expect(toast(page)).toContainText(toasts.success.title);
      await expect(page.locator('.review-failure')).toBeEmpty();
      await expect(page.locator('.review-form > p.aside')).toHaveText(form.received);
    });

    // The other islands are translated once, where it is hardest.
    if (moment === 'after') return;

    test('shows results for a position, an area, no area and a denied position', async ({ page }) => {
      const { finder } = words.interface;
      const answer = page.locator('.finder-result');
      await page.addInitScript((coords) => {
        let calls = 0;
        navigator.geolocation.getCurrentPosition = (found, failed) =>
          calls++ ? failed?.({ code: 1 } as never) : found({ coords } as never);
      }, MARINA);
      await open(page, visit(page, english.href('locations'), '.finder'));
      const locate = page.locator('.finder-controls').getByRole('button');
      await locate.click();
      await expect(answer.getByRole('heading').first()).toContainText(barshaHeights.name);
      await expect(answer.locator('.finder-distance')).toHaveText(away(english, '2.4'));
      await chooseArea(page, 'jumeirah-village-circle');
      await expect(answer.getByRole('heading').first()).toContainText(jvc.name);
      await expect(answer).toContainText(jvc.address);
      await expect(answer).not.toContainText(barshaHeights.address);
      await chooseArea(page, '');
      await expect(answer).toHaveCount(0);
      await expect(page.locator('.finder-rows li')).toHaveCount(0);
      await locate.click();
      await expect(page.getByRole('alert')).toHaveText(finder.denied);
      await chooseArea(page, 'jumeirah-village-circle');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(answer.getByRole('heading').first()).toContainText(jvc.name);
    });

    test('says that the map cannot be shown, beside directions', async ({ page }) => {
      await page.route(/google/, (route) => route.abort());
      await open(page, visit(page, jvc.href, '.map'));
      await expect(page.locator('.map-says')).toHaveText(words.interface.map.failed);
      await expect(page.locator('.map')).toContainText(jvc.address);
    });
  });

for (const moment of ['before its scripts arrive', 'that loads them'])
  test.describe(`the first tap on a translated page, ${moment}`, () => {
    async function open(page: Page, path: string): Promise<() => void> {
      await page.addInitScript(translatePage);
      const release = await openBeforeHydration(page, path);
      if (moment === 'that loads them') release();
      await expect(page.locator('main font').first()).toBeAttached();
      return release;
    }
    const awake = (page: Page, part: string) =>
      expect(page.locator(`astro-island[ssr] ${part}`)).toHaveCount(0);

    test('chooses a branch for a booking', async ({ page }) => {
      const { fields, summary } = words.booking.form;
      const release = await open(page, english.href('booking'));
      await page.locator('#booking-branch label', { hasText: jvc.name }).click();
      release();
      await awake(page, '.booking');
      await expect(page.locator('.booking-summary')).toHaveText(`${summary.label} ${jvc.name}`);
      await expect(chosen(page, fields.branch)).toHaveValue('jvc');
      await expect(chosen(page, fields.branch)).toBeFocused();
    });

    if (moment === 'that loads them') return;

    test('starts the finder, by its button and by its list', async ({ page }) => {
      await page.addInitScript((coords) => {
        navigator.geolocation.getCurrentPosition = (found) => found({ coords } as never);
      }, MARINA);
      const release = await open(page, english.href('locations'));
      const result = page.locator('.finder-result').getByRole('heading').first();
      await page.locator('.finder-controls').getByRole('button').click();
      release();
      await expect(result).toContainText(barshaHeights.name);
      await expect(page.locator('.finder-controls button')).toBeEnabled();
      await page.reload();
      await chooseArea(page, 'arjan');
      await expect(result).toContainText(jvc.name);
    });

    test('keeps what is written into the form of a review, and the cursor', async ({ page }) => {
      const release = await open(page, named(english.team, 'hamza-tazi').href);
      const { stars, review } = fieldsOn(page);
      await stars(3).check({ force: true });
      await review.click();
      await page.keyboard.type('Typed at once');
      release();
      await awake(page, '.review-form');
      await expect(review).toHaveValue('Typed at once');
      await expect(review).toBeFocused();
      await expect(stars(3)).toBeChecked();
    });
  });

test.describe('the translated console', () => {
  test.beforeEach(({ page }) => page.addInitScript(translatePage));
  test.afterEach(({ page }) => expect(page.getByText(words.staff.shell.failed)).toHaveCount(0));

  testInShop('decides reviews, and sets and removes a wait and a notice', async ({ page }) => {
    await submitReview(page, 'imran-qureshi', { review: 'Call me on 050 000 0009.' });
    await signInByForm(page, OWNER.email);
    await expect(rows(page).locator('.typed')).toHaveText('Call me on 050 000 0009.');
    await rows(page).getByRole('button', { name: 'Approve' }).click();
    await expect(page.locator('.console-empty')).toHaveText(words.staff.queue.empty);
    await page.locator('.console-action-bar').getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.goto('/staff#insights');
    await page.getByRole('button', { name: '7 days' }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reviews' })).toHaveText(/Reviews 1/);

    await page.getByRole('link', { name: 'Today' }).click();
    const card = page.getByRole('region', { name: barshaHeights.name });
    const wait = card.getByRole('group', { name: 'Waiting time' });
    await wait.getByRole('button', { name: '30 min' }).click();
    await expect(card.getByRole('status')).toHaveText('Saved');
    await expect(wait).toContainText(/until \d+:\d\d/);
    await wait.getByRole('button', { name: '45+ min' }).click();
    await wait.getByRole('button', { name: 'Hide the waiting time' }).click();
    await expect(wait).not.toContainText('until');
    await card.getByRole('button', { name: 'Notice' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('English').fill('Back at six');
    await sheet.getByRole('button', { name: 'Save the notice' }).click();
    await expect(card.getByRole('status')).toHaveText('Saved');
    await page.route('**/api/staff/today/*', (route) => route.abort());
    await sheet.getByLabel('Closed today').check();
    await page.keyboard.press('Escape');
    await expect(card.getByRole('alert')).toContainText(words.staff.today.failed);
    await page.unroute('**/api/staff/today/*');
    await card.getByRole('alert').getByRole('button').click();
    await expect(card.getByRole('status')).toHaveText('Saved');
    await expect(card.getByRole('alert')).toHaveCount(0);
  });
});
