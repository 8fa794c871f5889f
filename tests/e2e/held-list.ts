import { expect, type Locator, type Page } from '@playwright/test';
import { errorsOf, watchShifts } from './island.ts';

/** Of a list that is published with its page: it stands while the answer of its `api` is held back, and nothing moves after. */
export async function expectStill(
  page: Page,
  api: RegExp,
  open: () => Promise<void>,
  { loading, items, count }: { loading: string; items: Locator; count: number },
): Promise<void> {
  const errors = errorsOf(page);
  const shifts = await watchShifts(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(api, async (route) => {
    await held;
    await route.continue();
  });
  await open();
  await expect(page.getByText(loading)).toBeVisible();
  await expect(items).toHaveCount(count);
  const before = await shifts();
  release();
  await expect(page.getByText(loading)).toHaveCount(0);
  await expect(items).toHaveCount(count);
  expect(await shifts()).toBe(before);
  expect(errors).toEqual([]);
}
