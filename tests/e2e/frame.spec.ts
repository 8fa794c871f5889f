import { expect, type Page, test } from '@playwright/test';
import { whatsappLink } from '../../domain/links.ts';
import { arabic, english, named } from '../support/editions.ts';
import { branchesOf } from './expected-texts.ts';

const { interface: words } = english.words;
const { frame, floating } = words;
const { alBarsha, jvc } = branchesOf(english);
const panel = (page: Page) => page.getByRole('dialog', { name: frame.menuTitle });
const menu = (page: Page) => page.getByRole('button', { name: frame.menuOpen });

test.describe('on a phone', () => {
  test('opens the side panel at the end edge, traps focus, and restores it on Escape', async ({ page }) => {
    await page.goto(english.href('services'));
    await menu(page).click();
    await expect(panel(page)).toBeVisible();
    expect((await panel(page).boundingBox())?.width).toBeCloseTo(300, 2);
    await expect.poll(async () => (await panel(page).boundingBox())?.x).toBeCloseTo(390 - 300, 0);
    const services = panel(page).getByRole('link', { name: frame.links.services, exact: true });
    await expect(services).toHaveAttribute('aria-current', 'page');
    await expect(panel(page)).toContainText(frame.tagline);
    await expect(panel(page).getByRole('link', { name: frame.panelChat })).toHaveAttribute(
      'href',
      whatsappLink(alBarsha.whatsapp, words.greetings.appointment),
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

  test('sets each legal link of the footer on one line, large enough for a finger', async ({ page }) => {
    await page.goto(english.href('services'));
    const heights = await page
      .locator('.footer-legal a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights).toHaveLength(3);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights)).toBeLessThan(50);
    // The name across the footer covers none of them.
    for (const width of [390, 640, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const link of await page.locator('.footer-legal a').all()) await link.click({ trial: true });
    }
  });

  test('offers a link that skips to the content at the first Tab', async ({ page }) => {
    await page.goto(english.href('services'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: frame.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 740, height: 360 },
  ])
    test(`on a branch page at ${viewport.width} px, starts the list with that branch, in reach, and closes at a second touch`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport });
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
      const page = await context.newPage();
      await page.goto(jvc.href);
      const main = page.getByRole('link', { name: floating.label });
      const chats = page.getByRole('list', { name: floating.listLabel }).getByRole('link');
      await main.tap();
      await expect(chats).toHaveCount(3);
      await expect(chats.first()).toContainText(`${jvc.name} ${floating.here}`);
      await expect(chats.first()).toContainText(/Open now|Closed now/);
      for (const chat of await chats.all()) await expect(chat).toBeInViewport({ ratio: 1 });
      await main.tap();
      await expect(chats).toHaveCount(0);
      await main.tap();
      const box = await chats.first().boundingBox();
      const at = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20] as const;
      const opened = context.waitForEvent('page');
      await page.touchscreen.tap(...at);
      await page.touchscreen.tap(...at);
      expect((await opened).url()).toContain('971500000003');
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(context.pages()).toHaveLength(2);
      await context.close();
    });
});

test('stands the branches in the footer of a tablet in one row', async ({ page }) => {
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(english.href('services'));
    const branches = page.locator('.footer-branch');
    await branches.first().scrollIntoViewIfNeeded();
    await expect(branches).toHaveCount(3);
    const tops = () =>
      branches.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows the title of each group of the footer once', async ({ page }) => {
    await page.goto(english.href('services'));
    const foot = page.getByRole('contentinfo');
    for (const name of [words.footer.quickLinks, alBarsha.name, jvc.name])
      await expect(foot.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(foot.locator('summary').filter({ visible: true })).toHaveCount(0);
  });

  test('keeps the buttons of the header on one line, with its links or the menu button', async ({ page }) => {
    for (const { href } of [english, arabic]) {
      await page.goto(href('home'));
      for (const width of [1023, 1024, 1103, 1104]) {
        await page.setViewportSize({ width, height: 900 });
        const buttons = page.getByRole('banner').locator('.button').filter({ visible: true });
        await expect(buttons).toHaveCount(2);
        for (const button of await buttons.all())
          expect((await button.boundingBox())?.height).toBeLessThan(50);
      }
    }
  });

  test('shows the floating button after two seconds, and the branches on hover', async ({ page }) => {
    await page.goto(english.href('home'));
    const main = page.getByRole('link', { name: floating.label, exact: true });
    // Sets the time of the animation, because a page may take longer than two seconds to open.
    const visibilityAt = (time: number) =>
      page.locator('.floating').evaluate((button, at) => {
        for (const animation of button.getAnimations()) animation.currentTime = at;
        return getComputedStyle(button).visibility;
      }, time);
    expect(await visibilityAt(1_900)).toBe('hidden');
    expect(await visibilityAt(2_300)).toBe('visible');
    await expect(main).toBeVisible();
    await main.hover();
    for (const line of floating.tooltip) await expect(page.getByRole('tooltip')).toContainText(line);
    const list = page.getByRole('list', { name: floating.listLabel });
    await expect(list).toBeVisible();
    await expect(main).toHaveAttribute('target', '_blank');
    // Escape closes it until the pointer comes back.
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await main.hover({ position: { x: 10, y: 30 } });
    await expect(list).toBeHidden();
    await page.mouse.move(10, 10);
    await main.hover();
    await expect(list).toBeVisible();
    await list.hover();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });

  test('opens a WhatsApp menu by keyboard, with only branches that have the service', async ({ page }) => {
    const bath = named(english.menu, 'moroccan-bath');
    await page.goto(english.href('home'));
    const book = page.getByRole('button', { name: bath.name });
    await book.focus();
    await page.keyboard.press('Enter');
    const chats = page.locator('[popover]:popover-open');
    await expect(chats.getByRole('link')).toHaveCount(2);
    await expect(chats).toContainText(bath.note ?? '');
    await page.keyboard.press('Tab');
    await expect(chats.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chats).toHaveCount(0);
    await expect(book).toBeFocused();
  });
});

test('opens the side panel on the left in Arabic, with errors in Arabic', async ({ page }) => {
  const { interface: arabicWords, 'not-found': notFound } = arabic.words;
  await page.goto('/ar/services');
  await page.getByRole('button', { name: arabicWords.frame.menuOpen }).click();
  const box = () => page.getByRole('dialog', { name: arabicWords.frame.menuTitle }).boundingBox();
  await expect.poll(async () => (await box())?.x).toBeCloseTo(0, 0);
  expect((await page.goto('/ar/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
});
