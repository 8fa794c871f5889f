import { expect, type Locator, type Page } from '@playwright/test';
import { comeTo } from './island.ts';

/** Of a list that says why it could not be loaded, and whose `api` answers again: Retry loads the page, and the list is there. */
export async function expectRetry(
  page: Page,
  api: RegExp,
  retry: string,
  { section, items, count }: { section: Locator; items: Locator; count: number },
): Promise<void> {
  const alert = page.getByRole('alert');
  await page.unroute(api);
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: retry }).click();
  await reloaded;
  await comeTo(page, section);
  await expect(items).toHaveCount(count);
  await expect(alert).toHaveCount(0);
}
