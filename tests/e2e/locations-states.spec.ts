import { expect, type Page, test } from '@playwright/test';
import { inEveryLanguage } from '../support/languages.ts';
import { expectStill } from './held-list.ts';
import { comeTo } from './island.ts';
import { expectRetry } from './list-retry.ts';
import { openUntil } from './said.ts';

const API = /\/api\/branches$/;
const section = (page: Page) => page.locator('main .band-raised').first();
const shown = (page: Page) => page.locator('.branch-card:visible');

inEveryLanguage((edition) => {
  const words = edition.words.locations.list;
  async function openLocations(page: Page): Promise<void> {
    await page.goto(edition.href('locations'));
    await comeTo(page, section(page));
  }

  /** What the server answers, changed by the story. */
  async function answerWith(
    page: Page,
    change: (branches: Record<string, string>[]) => unknown,
  ): Promise<void> {
    await page.route(API, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: change(await response.json()) });
    });
  }

  test('the cards stand while the answer is on its way, and keep their live hours after it', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T14:00:00+04:00'));
    const list = { loading: words.loading, items: shown(page), count: 3 };
    await expectStill(page, API, () => openLocations(page), list);
    for (const card of await shown(page).all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toContainText(openUntil(edition, '01:00'));
    }
  });

  test('a failed answer is said above the last known branches; Retry loads the page again', async ({
    page,
  }) => {
    await page.route(API, (route) => route.fulfill({ status: 500 }));
    await openLocations(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words.error);
    await expect(shown(page)).toHaveCount(3);

    await expectRetry(page, API, words.retry, { section: section(page), items: shown(page), count: 3 });
  });

  test('an empty answer leads back home', async ({ page }) => {
    await page.route(API, (route) => route.fulfill({ json: [] }));
    await openLocations(page);
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page.getByRole('link', { name: words.home })).toHaveAttribute('href', edition.href('home'));
    await expect(shown(page)).toHaveCount(0);
  });

  test('the answer rules: a new number, a branch gone, a branch the page does not know', async ({ page }) => {
    await answerWith(page, ([barsha, heights]) => [
      { ...heights, phone: '+971 4 000 0042', hours: 'Daily: 8:00 AM - 1:00 AM' },
      { ...barsha, id: 'marina', name: 'Dubai Marina', address: 'Dubai Marina, Dubai' },
    ]);
    await openLocations(page);
    await expect(shown(page)).toHaveCount(2);
    await expect(shown(page).nth(0)).toContainText('Daily: 8:00 AM - 1:00 AM');
    await expect(shown(page).nth(0).getByRole('link', { name: '+971 4 000 0042' })).toHaveAttribute(
      'href',
      'tel:+97140000042',
    );
    await expect(shown(page).nth(1).getByRole('heading')).toHaveText('Dubai Marina');
  });

  test('an answer with a number that cannot be called counts as failed', async ({ page }) => {
    await answerWith(page, (branches) => branches.map((branch) => ({ ...branch, phone: 'soon' })));
    await openLocations(page);
    await expect(page.getByRole('alert')).toContainText(words.error);
    await expect(shown(page)).toHaveCount(3);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the branches are simply there', async ({ page }) => {
      await page.goto(edition.href('locations'));
      await expect(shown(page)).toHaveCount(3);
      await expect(page.getByText(words.loading)).toHaveCount(0);
    });
  });
});
