import { expect, type Page, test } from '@playwright/test';
import { api } from '../../contract/routes.ts';
import { editions, named } from '../support/editions.ts';
import { openUntil } from './expected-texts.ts';
import { errorsOf, scrollToIsland, setClock, watchShifts } from './island.ts';

const [edition] = editions;
if (!edition) throw new Error('There is no edition');
const { words } = edition;
const nameOf = (id: string) => named(edition.services, id).name;

const LISTS = {
  services: {
    api: /\/api\/services$/,
    path: edition.href('services'),
    words: words['services-page'].list,
    items: (page: Page) => page.locator('.service-group .fare-line'),
    section: (page: Page) => page.locator('main .band').first(),
    count: 8,
  },
  locations: {
    api: /\/api\/branches$/,
    path: edition.href('locations'),
    words: words.locations.list,
    items: (page: Page) => page.locator('.branch-card:visible'),
    section: (page: Page) => page.locator('main .band-raised').first(),
    count: 3,
  },
};
type List = (typeof LISTS)[keyof typeof LISTS];

async function open(page: Page, { path, section }: List): Promise<void> {
  await page.goto(path);
  await scrollToIsland(page, section(page));
}

for (const [name, list] of Object.entries(LISTS)) {
  test.describe(`the list of ${name}`, () => {
    test('shows the built list during the request, and does not shift afterwards', async ({ page }) => {
      const errors = errorsOf(page);
      const shifts = await watchShifts(page);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(list.api, async (route) => {
        await released;
        await route.continue();
      });
      await open(page, list);
      await expect(page.getByText(list.words.loading)).toBeVisible();
      await expect(list.items(page)).toHaveCount(list.count);
      const before = await shifts();
      release();
      await expect(page.getByText(list.words.loading)).toHaveCount(0);
      await expect(list.items(page)).toHaveCount(list.count);
      expect(await shifts()).toBe(before);
      expect(errors).toEqual([]);
    });

    const failure = name === 'services' ? { status: 503, body: 'Busy' } : { json: { list: [] } };
    test('warns above the last known list if the request fails; Retry reloads the page', async ({ page }) => {
      await page.route(list.api, (route) => route.fulfill(failure));
      await open(page, list);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(list.words.error);
      await expect(list.items(page)).toHaveCount(list.count);
      await page.unroute(list.api);
      const reloaded = page.waitForEvent('load');
      await alert.getByRole('button', { name: list.words.retry }).click();
      await reloaded;
      await scrollToIsland(page, list.section(page));
      await expect(list.items(page)).toHaveCount(list.count);
      await expect(alert).toHaveCount(0);
    });

    test('links to home when the list is empty', async ({ page }) => {
      await page.route(list.api, (route) => route.fulfill({ json: [] }));
      await open(page, list);
      await expect(page.getByText(list.words.empty)).toBeVisible();
      await expect(page.getByRole('link', { name: list.words.home })).toHaveAttribute('href', '/');
      await expect(list.items(page)).toHaveCount(0);
    });
  });
}

const { services, locations } = LISTS;

test('replaces the built menu by the response, matching services by name, not by id', async ({ page }) => {
  const json = [
    { id: '9', name: nameOf('complete-package'), price: 220, description: '', duration: 150 },
    { id: 'haircut', name: 'Facial', price: 90, description: '', duration: 45 },
    { id: '4', name: nameOf('pedicure'), price: 70, description: '', duration: 30 },
    { id: 'complete-package', name: 'Beard dye', price: 80, description: '', duration: 30 },
    { id: '1', name: nameOf('haircut'), price: 65, description: 'Shorter.', duration: 40 },
  ];
  await page.route(services.api, (route) => route.fulfill({ json }));
  await open(page, services);
  await expect(services.items(page).getByRole('heading')).toHaveText([
    nameOf('haircut'),
    nameOf('pedicure'),
    'Beard dye',
    'Facial',
  ]);
  await expect(services.items(page).first()).toContainText(edition.money(65));
});

test('replaces the built branches by the response, and keeps their live opening status', async ({ page }) => {
  await setClock(page, new Date('2026-11-21T14:00:00+04:00'));
  await open(page, locations);
  await expect(locations.items(page).first()).toContainText(openUntil(edition, '01:00'));
  await page.route(locations.api, async (route) => {
    const [barsha, heights] = await (await route.fetch()).json();
    const json = [
      {
        ...heights,
        phone: '+971 4 000 0042',
        whatsapp: '+971 50 000 0042',
        hours: 'Daily: 8:00 AM - 1:00 AM',
      },
      { ...barsha, name: 'Dubai Marina' },
    ];
    await route.fulfill({ json });
  });
  await setClock(page, new Date('2026-11-21T14:10:00+04:00'));
  await open(page, locations);
  await expect(locations.items(page)).toHaveCount(2);
  await expect(locations.items(page).first()).toContainText('Daily: 8:00 AM - 1:00 AM');
  await expect(locations.items(page).first().locator('[href="tel:+97140000042"]')).toHaveCount(1);
  await expect(
    locations.items(page).first().locator('[href^="https://wa.me/971500000042?text="]'),
  ).toHaveCount(1);
  await expect(locations.items(page).nth(1).getByRole('heading')).toContainText('Dubai Marina');
});

test('browsers keep a list for five minutes', async ({ request }) => {
  for (const list of [api.services, api.branches])
    expect((await request.get(list)).headers()['cache-control']).toBe('public, max-age=300');
});
