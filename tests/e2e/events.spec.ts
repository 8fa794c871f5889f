import { expect, type Page, test } from '@playwright/test';

type Told = { event: string; section: string; location: string; path?: string };

const VIEW = { event: 'page_view', section: 'location', location: 'jvc' };
const PATH = '/locations/jvc';

/** Keeps what is sent, over page changes too: a beacon's body cannot be read from outside. */
async function watchBeacons(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        if (options?.type !== 'application/json') return;
        const { events } = JSON.parse(String(parts[0]));
        const before = JSON.parse(sessionStorage.getItem('sent') ?? '[]');
        sessionStorage.setItem('sent', JSON.stringify([...before, ...events]));
      }
    };
  });
  return async () => {
    // What waits is sent when the page is left.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    return page.evaluate(() => JSON.parse(sessionStorage.getItem('sent') ?? '[]'));
  };
}
const layer = (page: Page) => page.evaluate(() => window.dataLayer ?? []);
/** The page's script, which comes after the first frame, listens. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => window.dataLayer);
}
const viewsIn = (events: Told[]) => events.filter(({ event }) => event === 'page_view');
/** Clicks count, but nothing opens. */
const stayHere = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ['click', 'auxclick']) addEventListener(type, (event) => event.preventDefault());
  });

test('a visit is one page view, whatever is clicked, and each thing done is told once', async ({ page }) => {
  const sent = await watchBeacons(page);
  await stayHere(page);
  await visit(page, PATH);
  await page.getByRole('heading', { level: 1 }).click();
  await page.locator('main p').first().click();
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.keyboard.press('Escape');
  await page.locator('footer').getByText('©').click();
  const call = page.locator('main').getByRole('link', { name: 'Call', exact: false }).first();
  await call.click();
  await call.press('Enter');
  await call.click({ button: 'middle' });
  await call.click({ button: 'right' });
  const calls = Array(3).fill({ event: 'call_click', section: 'phone_number', location: 'jvc' });
  expect(await layer(page)).toEqual([VIEW, ...calls]);
  expect(await sent()).toEqual([VIEW, ...calls].map((told) => ({ ...told, path: PATH })));
});

test('a return to a page that the browser kept is another visit', async ({ page }) => {
  const sent = await watchBeacons(page);
  await visit(page, PATH);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(await layer(page)).toEqual([VIEW, VIEW]);
  expect(viewsIn(await sent())).toHaveLength(2);
});

test('a page drawn ahead is a visit only once it is shown', async ({ page }) => {
  const sent = await watchBeacons(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const script = page.waitForResponse(/\/page-[\w-]+\.js$/);
  await page.goto(PATH);
  await script;
  await page.waitForLoadState('networkidle');
  expect(await layer(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await layer(page)).toEqual([VIEW]);
  expect(viewsIn(await sent())).toHaveLength(1);
});

test('going on and back, and to a heading of the page, counts pages shown', async ({ page }) => {
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
    .poll(async () => viewsIn(await sent()).map(({ path }) => path))
    .toEqual(['/services', PATH, '/services']);
});

test('unknown addresses are one page to the figures, and the server takes what is said of it', async ({
  page,
}) => {
  const sent = await watchBeacons(page);
  const answered = page.waitForResponse('**/api/events');
  await visit(page, '/no/such/page?at=all');
  expect(await sent()).toEqual([
    { event: 'page_view', section: 'error', location: 'not_found', path: '/404' },
  ]);
  expect((await answered).status()).toBe(204);
});

test('more than a request may hold goes in several', async ({ page }) => {
  const sent = await watchBeacons(page);
  const statuses: number[] = [];
  page.on(
    'response',
    (response) => response.url().endsWith('/api/events') && statuses.push(response.status()),
  );
  await stayHere(page);
  await visit(page, PATH);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('footer a[data-event]');
    for (let turn = 0; turn < 50; turn += 1) link?.click();
  });
  expect(await sent()).toHaveLength(51);
  await expect.poll(() => statuses).toEqual([204, 204, 204]);
});
