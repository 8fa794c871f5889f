import type { Locator, Page } from '@playwright/test';

/** Scrolls to a part of the page, which is laid out only now that it comes near. */
export async function scrollTo(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await part.scrollIntoViewIfNeeded();
}

/** Scrolls to an island as a person does, so that it wakes and the page no longer returns to its top by itself. */
export async function comeTo(page: Page, part: Locator): Promise<void> {
  await page.mouse.wheel(0, 1);
  await scrollTo(part);
}

/** Chooses a district in the finder of the page, as typed. */
export async function chooseArea(page: Page, typed = ''): Promise<void> {
  const field = page.locator('.finder').getByRole('combobox');
  await field.fill(typed);
  await field.press('Enter');
}

/** Call before the page opens; the answer sums every layout shift that no input caused, the typefaces' arrival included. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    return page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
    });
  };
}

/** Every error the page reports from now on, thrown or logged. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
