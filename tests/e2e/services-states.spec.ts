import { expect, type Page, test } from '@playwright/test';
import { named } from '../support/editions.ts';
import { inEveryLanguage } from '../support/languages.ts';
import { expectStill } from './held-list.ts';
import { comeTo } from './island.ts';
import { expectRetry } from './list-retry.ts';

const API = /\/api\/services$/;
const cards = (page: Page) => page.locator('.service-cards > li');
const section = (page: Page) => page.locator('main .band').first();
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

inEveryLanguage((edition) => {
  const words = edition.words['services-page'].list;
  const nameOf = (id: string) => named(edition.services, id).name;
  async function openServices(page: Page): Promise<void> {
    await page.goto(edition.href('services'));
    await comeTo(page, section(page));
  }

  test('the built menu stands while the answer is on its way, and nothing moves', async ({ page }) => {
    const list = { loading: words.loading, items: cards(page), count: 8 };
    await expectStill(page, API, () => openServices(page), list);
  });

  test('the menu is priced, in its order, without the package', async ({ page }) => {
    await openServices(page);
    const all = await names(page);
    expect(all.slice(0, 4)).toEqual(['haircut', 'beard', 'manicure', 'pedicure'].map(nameOf));
    const inOrder = new Intl.Collator(edition.tag);
    expect(all.slice(4)).toEqual(all.slice(4).sort(inOrder.compare));
    expect(all).not.toContain(nameOf('complete-package'));
    await expect(cards(page).first()).toContainText(edition.words.interface.units.from);
    await expect(cards(page).first()).toContainText(edition.money(60));
    await expect(cards(page).first().getByRole('link')).toHaveAttribute(
      'href',
      edition.href('book', { service: 'haircut' }),
    );
    await expect(cards(page).first().locator('.menu-description')).toHaveCSS('-webkit-line-clamp', '3');
    await expect(cards(page).filter({ hasText: nameOf('moroccan-bath') })).toContainText(
      named(edition.menu, 'moroccan-bath').note ?? '',
    );
  });

  test('the answer rules: a new price, a service gone, the package still hidden', async ({ page }) => {
    await page.route(API, (route) =>
      route.fulfill({
        json: [
          { id: 1, name: nameOf('complete-package'), price: 220, duration: 150 },
          { id: 2, name: 'Facial', price: 90, duration: 45 },
          { id: 3, name: nameOf('haircut'), price: 65, description: 'Shorter.', duration: 40 },
        ],
      }),
    );
    await openServices(page);
    await expect(cards(page)).toHaveCount(2);
    expect(await names(page)).toEqual([nameOf('haircut'), 'Facial']);
    await expect(cards(page).first()).toContainText(edition.money(65));
  });

  const failures = {
    'an error of the server': { status: 503, body: 'Busy' },
    'an answer that is no list': { json: { services: [] } },
    'an answer that is no JSON': { body: '<html>' },
  };
  for (const [what, answer] of Object.entries(failures)) {
    test(`${what} is said, above the last known menu; Retry loads the page again`, async ({ page }) => {
      await page.route(API, (route) => route.fulfill(answer));
      await openServices(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(words.error);
      await expect(alert).toContainText(words.lastKnown);
      await expect(cards(page)).toHaveCount(8);

      await expectRetry(page, API, words.retry, { section: section(page), items: cards(page), count: 8 });
    });
  }

  test('without a network it fails at once instead of waiting', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route(API, (route) => route.abort('internetdisconnected'));
    await openServices(page);
    await expect(page.getByRole('alert')).toContainText(words.error);
  });

  test('an empty answer leads back home', async ({ page }) => {
    await page.route(API, (route) => route.fulfill({ json: [] }));
    await openServices(page);
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page.getByRole('link', { name: words.home })).toHaveAttribute('href', edition.href('home'));
    await expect(cards(page).first()).toBeHidden();
  });

  test('a page opened within five minutes asks no second time, a later one does', async ({ page }) => {
    let asked = 0;
    await page.route(API, (route) => {
      asked += 1;
      return route.continue();
    });
    const start = Date.parse('2026-11-21T10:00:00Z');
    await page.clock.setFixedTime(start);
    await openServices(page);
    await expect.poll(() => asked).toBe(1);
    await page.waitForLoadState('networkidle');

    await page.clock.setFixedTime(start + 4 * 60_000);
    await page.goto(edition.href('locations'));
    await openServices(page);
    await expect(cards(page)).toHaveCount(8);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(1);

    await page.clock.setFixedTime(start + 6 * 60_000);
    await openServices(page);
    await expect.poll(() => asked).toBe(2);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu is simply there', async ({ page }) => {
      await page.goto(edition.href('services'));
      await expect(cards(page)).toHaveCount(8);
      await expect(page.getByText(words.loading)).toHaveCount(0);
    });
  });
});
