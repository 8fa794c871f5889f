import { expect, type Page, test } from '@playwright/test';
import { errorsOf } from './island.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const layer = (page: Page) => page.evaluate(() => window.dataLayer ?? []);
/** Clicks count, but the chat itself stays closed. */
const stayHere = (page: Page) =>
  page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), { capture: false }));

test.describe('on a phone', () => {
  test('the side panel opens, keeps the focus, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/services');
    await menu(page).click();
    await expect(panel(page)).toBeVisible();
    expect((await panel(page).boundingBox())?.width).toBeCloseTo(300, 2);
    await expect(panel(page).getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
    await expect(panel(page)).toContainText('Al Barsha 1 · Barsha Heights · JVC');
    await expect(panel(page).getByRole('link', { name: 'Book on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/971500000001\?text=.*appointment/,
    );
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('#side-panel'),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('a link of the panel leads on and the next page has it closed', async ({ page }) => {
    await page.goto('/');
    await menu(page).press('Enter');
    await panel(page).getByRole('link', { name: 'Locations' }).click();
    await expect(page).toHaveURL('/locations');
    await expect(panel(page)).toBeHidden();
  });

  test('a page is read without JavaScript, links and chats included', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const path of ['/', '/services', '/locations', '/booking', '/barber/ayman-farouk']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeAttached();
    }
    await page.goto('/services');
    await expect(page.getByText('AED 60').first()).toBeVisible();
    await page.close();
  });

  test('the first touch of the floating button lists the branches, a choice folds them', async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/');
    const main = page.getByRole('link', { name: 'WhatsApp Al Barsha' });
    await expect(main).toBeVisible();
    await main.tap();
    const list = page.getByRole('list', { name: 'WhatsApp a branch' });
    await expect(list.getByRole('link')).toHaveCount(3);
    await expect(list).toBeVisible();
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      list.getByRole('link', { name: /JVC/ }).tap(),
    ]);
    expect(chat.url()).toMatch(/^https:\/\/wa\.me\/971500000003\?text=.*JVC/);
    await expect(list).toBeHidden();
    await context.close();
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the floating button comes after two seconds, and hovering tells of the branches', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('link', { name: 'WhatsApp Al Barsha' });
    await expect(page.locator('.floating')).toHaveCSS('visibility', 'hidden');
    await expect(page.locator('.floating')).toHaveCSS('animation-delay', '2s');
    await expect(main).toBeVisible();
    await main.hover();
    await expect(page.getByRole('tooltip')).toContainText('Al Barsha WhatsApp');
    await expect(page.getByRole('tooltip')).toContainText('Hover for other locations');
    await expect(page.getByRole('list', { name: 'WhatsApp a branch' })).toBeVisible();
    await expect(main).toHaveAttribute('target', '_blank');
  });

  test('a WhatsApp menu works by keyboard and offers only branches that have the service', async ({
    page,
  }) => {
    await page.goto('/');
    const book = page.getByRole('button', { name: /Moroccan bath/i });
    await book.focus();
    await page.keyboard.press('Enter');
    const chats = page.locator('[popover]:popover-open');
    await expect(chats.getByRole('link')).toHaveCount(2);
    await expect(chats).toContainText('Available at Al Barsha & JVC only');
    await page.keyboard.press('Tab');
    await expect(chats.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chats).toHaveCount(0);
    await expect(book).toBeFocused();
  });

  test('what visitors do is reported once, to the data layer and to the server', async ({ page }) => {
    await stayHere(page);
    const errors = errorsOf(page);
    await page.goto('/locations/barsha-heights');
    expect(await layer(page)).toEqual([
      { event: 'page_view', section: 'location', location: 'barsha-heights' },
    ]);
    const answered = page.waitForResponse('**/api/events');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await page.locator('main').getByRole('link', { name: 'Call', exact: false }).first().click();
    await page.locator('footer').getByRole('link', { name: 'Instagram' }).click();
    await page.locator('footer').getByRole('link', { name: 'Beard Trims' }).click();
    expect((await layer(page)).slice(1)).toEqual([
      { event: 'navigation', section: 'header', location: 'blog' },
      { event: 'call_click', section: 'phone_number', location: 'barsha-heights' },
      { event: 'social_click', section: 'footer', location: 'instagram' },
      { event: 'footer_link', section: 'footer', location: 'beardTrim' },
    ]);
    expect((await answered).status()).toBe(204);
    expect(errors).toEqual([]);
  });

  test('a page opens at its top, and going back keeps the place', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  });

  test('no page asks another host for anything', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    for (const path of ['/', '/services', '/locations/jvc', '/booking', '/best-barbershop-dubai']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(foreign).toEqual([]);
  });

  test('with reduced motion nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving).toEqual([]);
  });

  test('an unknown page answers 404 with both sentences and a way on', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: /Home/i })).toBeVisible();
    const barber = await page.goto('/barber/nobody');
    expect(barber?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barber not found');
  });
});
