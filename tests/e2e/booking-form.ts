import type { Page } from '@playwright/test';

/** The radio buttons of a field of the booking form, by its label. */
export const choices = (page: Page, name: string) => page.getByRole('group', { name });
export const chosen = (page: Page, name: string) => choices(page, name).getByRole('radio', { checked: true });

/** Chooses a value, or the one at a position. */
export async function pick(page: Page, name: string, value: string | number): Promise<void> {
  const radios = choices(page, name).getByRole('radio');
  await (typeof value === 'number'
    ? radios.nth(value)
    : radios.and(page.locator(`[value="${value}"]`))
  ).check();
}

/** The labels of all choices. */
export const listed = (page: Page, name: string) => choices(page, name).locator('label').allTextContents();
