import { expect, test } from '@playwright/test';

const LATER = '**/later*.css';
const opacityOf = (element: Element) => getComputedStyle(element).opacity;

test('styles that did not come are asked for again, until they come', async ({ page }) => {
  test.slow();
  let asked = 0;
  await page.route(LATER, (route) => {
    asked += 1;
    return asked < 3 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await expect(page.locator('#bath')).not.toHaveCSS('background-color', 'rgb(20, 17, 15)');
  await expect(page.locator('#bath')).toHaveCSS('background-color', 'rgb(20, 17, 15)');
  expect(asked).toBe(3);
});

test('styles that never come hold up no page for more than some seconds', async ({ page }) => {
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(LATER, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(page.locator('.site-footer')).toBeAttached();
  await expect(page.locator('main select').first()).toBeVisible();
  come();
  await expect(page.locator('.site-footer')).toHaveCSS('background-color', 'rgb(20, 17, 15)');
});

test('a menu that is opened before its styles is seen with them, or after a while without', async ({
  page,
}) => {
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(LATER, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const panel = page.locator('#side-panel');
  await page.locator('.site-header .menu-button').click();
  expect(await panel.evaluate(opacityOf)).toBe('0');
  await expect.poll(() => panel.evaluate(opacityOf)).toBe('1');
  await page.keyboard.press('Escape');
  await page.locator('.site-header .menu-button').click();
  expect(await panel.evaluate(opacityOf)).toBe('0');
  come();
  await expect.poll(() => panel.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  expect(await panel.evaluate(opacityOf)).toBe('1');
});
