import { expect, type Page, test } from '@playwright/test';
import type { RawEvent } from '../../contract/events.ts';

const VIEW = { event: 'page_view', section: 'location', location: 'jvc' };
const PATH = '/locations/jvc';

/** Records sent events across page changes, by wrapping Blob, because Playwright cannot read a beacon's body. */
async function watchBeacons(page: Page): Promise<() => Promise<(RawEvent & { path: string })[]>> {
  await page.addInitScript(() => {
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        if (options?.type !== 'application/json') return;
        const before = JSON.parse(sessionStorage.getItem('sent') ?? '[]');
        const { events } = JSON.parse(String(parts[0]));
        sessionStorage.setItem('sent', JSON.stringify([...before, ...events]));
      }
    };
  });
  return async () => {
    // Pending events are sent when the page is left.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    return page.evaluate(() => JSON.parse(sessionStorage.getItem('sent') ?? '[]'));
  };
}
const layer = (page: Page) => page.evaluate(() => window.dataLayer ?? []);
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => window.dataLayer);
}
/** Prevents navigation; clicks are still reported. */
const stayHere = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ['click', 'auxclick']) addEventListener(type, (event) => event.preventDefault());
  });

test('reports what visitors do once, to the data layer and to the server', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sent = await watchBeacons(page);
  await stayHere(page);
  await visit(page, PATH);
  await page.getByRole('heading', { level: 1 }).click();
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  const answered = page.waitForResponse('**/api/events');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  const call = page.locator('main').getByRole('link', { name: 'Call', exact: false }).first();
  await call.click();
  await call.press('Enter');
  await call.click({ button: 'middle' });
  await call.click({ button: 'right' });
  await page.locator('footer').getByRole('link', { name: 'Instagram' }).click();
  await page.locator('footer').getByRole('link', { name: 'Beard Trims' }).click();
  const expected = [
    VIEW,
    { event: 'navigation', section: 'header', location: 'blog' },
    ...Array(3).fill({ event: 'call_click', section: 'phone_number', location: 'jvc' }),
    { event: 'social_click', section: 'footer', location: 'instagram' },
    { event: 'footer_link', section: 'footer', location: 'beardTrim' },
  ];
  expect(await layer(page)).toEqual(expected);
  expect(await sent()).toEqual(expected.map((one) => ({ ...one, path: PATH })));
  expect((await answered).status()).toBe(204);
});

test('counts a prerendered page only when it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(await layer(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await layer(page)).toEqual([VIEW]);
});

test('counts a page view on return to a page, but not for a fragment', async ({ page }) => {
  const sent = await watchBeacons(page);
  await visit(page, '/services');
  await visit(page, PATH);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect
    .poll(async () => (await sent()).map(({ event, path }) => [event, path]))
    .toEqual(['/services', PATH, '/services'].map((path) => ['page_view', path]));
});

test('counts unknown addresses as one page, and splits events that exceed one request', async ({ page }) => {
  const sent = await watchBeacons(page);
  const statuses: number[] = [];
  page.on(
    'response',
    (response) => response.url().endsWith('/api/events') && statuses.push(response.status()),
  );
  await stayHere(page);
  await visit(page, '/no/such/page?at=all');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('footer a[data-event]');
    for (let turn = 0; turn < 50; turn += 1) link?.click();
  });
  const [first, ...clicks] = await sent();
  expect(first).toEqual({ event: 'page_view', section: 'error', location: 'not_found', path: '/404' });
  expect(clicks).toHaveLength(50);
  await expect.poll(() => statuses).toEqual([204, 204, 204]);
});
