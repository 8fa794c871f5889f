import { expect, type Page } from '@playwright/test';
import { openDesk, publish, test } from './desk.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });

const price = (page: Page, service = 'Haircut') => page.getByLabel(service, { exact: true });

test('a price that is published is the price that visitors read', async ({ page }) => {
  await openDesk(page, 'prices');
  await price(page).fill('65');
  await expect(page.locator('.desk-changes')).toContainText('1 change');
  await publish(page);
  await page.goto('/services');
  await expect(page.locator('main')).toContainText('AED 65');
});
