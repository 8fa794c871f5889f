import type { Locator, Page } from '@playwright/test';
import { api } from '../../contract/routes.ts';
import { english } from '../support/editions.ts';

/** Scrolls to an element and waits for its section, which is laid out lazily. */
export async function scrollTo(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await part.scrollIntoViewIfNeeded();
}

/** Scrolls to an island as a visitor does, so that it hydrates and the page no longer restores its position. */
export async function scrollToIsland(page: Page, part: Locator): Promise<void> {
  await page.mouse.wheel(0, 1);
  await scrollTo(part);
}

/** Sets the clock of the device, and what staff have set today; no answer of the server corrects the clock. */
export async function setClock(page: Page, at: Date | string, today: object = {}): Promise<void> {
  await page.clock.setFixedTime(at);
  await page.route(`**${api.today}`, (route) => route.fulfill({ json: today }));
}

/** Chooses a district in the finder by its id; none by ''. */
export const chooseArea = (page: Page, id: string, { words } = english) =>
  page.locator('#finder-area').selectOption(words.areas.items[id] ?? id);

/** Call before the page opens; returns the sum of layout shifts without input, including those of late fonts. */
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

/** Records every error of the page from now on, thrown or logged. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Visits a page and waits until the service worker has cached its pages. */
export async function visitAndCache(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}
