import { expect, type Page, test } from '@playwright/test';
import { api } from '../../contract/routes.ts';
import type { BranchToday, Today } from '../../domain/today.ts';
import { arabic, english, named } from '../support/editions.ts';
import { closedUntil, openUntil } from './expected-texts.ts';
import { chooseArea, scrollToIsland, watchShifts } from './island.ts';

const DAY = '2026-11-21';
const AFTERNOON = new Date(`${DAY}T14:00:00+04:00`);
const until = new Date(+AFTERNOON + 600_000).toISOString();
const nothing: BranchToday = { day: DAY, closedToday: false, notice: {}, off: [] };
const notice = { en: 'The street is closed: park at the mall', ar: 'الشارع مغلق: اركن عند المول' };

test.use({ timezoneId: 'America/Los_Angeles' });

/** Sets today's status for this page only, without effect on other tests. */
async function setToday(page: Page, today: Today): Promise<void> {
  await page.clock.setFixedTime(AFTERNOON);
  await page.route(`**${api.today}`, (route) => route.fulfill({ json: today }));
}
const badge = (page: Page, branch: string) => page.locator(`main [data-branch=${branch}] .badge`).first();
const note = (page: Page, branch: string) => page.locator(`[data-today=${branch}]`).first();

const jvc = named(english.branches, 'jvc');
const todayWords = english.words.interface.today;

test('shows a closed day wherever hours are, and books nothing for it', async ({ page }) => {
  await setToday(page, { jvc: { ...nothing, closedToday: true, notice } });
  const profile = english.href('barber', { id: 'ayman-farouk' });
  for (const path of [english.href('home'), jvc.href, profile, english.href('booking')]) {
    await page.goto(path);
    await expect(badge(page, 'jvc'), path).toHaveText(closedUntil(english, '10:00', '2026-11-22'));
    await expect(note(page, 'jvc'), path).toContainText(todayWords.closed);
    await expect(note(page, 'jvc'), path).toContainText(notice.en);
  }
  await page.goto(english.href('locations'));
  await scrollToIsland(page, page.locator('.finder'));
  await chooseArea(page, 'jumeirah-village-circle');
  const result = page.locator('.finder-result');
  await expect(result.locator('.badge').first()).toHaveText(closedUntil(english, '10:00', '2026-11-22'));
  await expect(result).toContainText(todayWords.closed);
  await expect(result.locator('.finder-open')).toBeVisible();

  await page.goto(english.href('book', { branch: 'jvc' }));
  const days = page.locator('#booking-day input');
  await expect(days.first()).toHaveAttribute('value', '2026-11-22');
});

test('shows a wait and an early end beside the hours', async ({ page }) => {
  await setToday(page, { jvc: { ...nothing, waiting: { minutes: 30, until }, closesEarly: '22:10' } });
  await page.goto(english.href('barber', { id: 'ayman-farouk' }));
  await expect(badge(page, 'jvc')).toHaveText(openUntil(english, '22:10'));
  await page.goto(jvc.href);
  await expect(badge(page, 'jvc')).toHaveText(openUntil(english, '22:10'));
  await expect(note(page, 'jvc')).toHaveText(todayWords.waiting.about.replace('{minutes}', '30'));
  await expect(note(page, 'jvc')).toHaveAttribute('aria-live', 'polite');
  await expect(note(page, 'jvc').locator('span')).toHaveAttribute('lang', 'en');
});

test('shows that a barber is off on his card and profile', async ({ page }) => {
  await setToday(page, { jvc: { ...nothing, off: ['ayman-farouk'] } });
  await page.goto('/team');
  await expect(page.getByText('Off today').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[data-barber=ayman-farouk]').getByText('Off today')).toBeVisible();
  await page.goto('/barber/ayman-farouk');
  await expect(page.getByText('Off today')).toBeVisible();
});

test('isolates a notice in another language in an Arabic line, in its own direction', async ({ page }) => {
  const air = 'Air conditioning is off';
  const waiting = { minutes: 45, until } as const;
  await setToday(page, { jvc: { ...nothing, waiting, notice: { en: air } } });
  const { href } = named(arabic.branches, 'jvc');
  const wait = arabic.words.interface.today.waiting.most.replace('{minutes}', '45');
  await page.goto(href);
  await expect(note(page, 'jvc')).toHaveText(`${wait} · ${air}`);
  await expect(note(page, 'jvc').locator('span').last()).toHaveCSS('direction', 'ltr');
  const [first, second] = await Promise.all(
    [0, 1].map((at) => note(page, 'jvc').locator('span').nth(at).boundingBox()),
  );
  expect(first?.x).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0) + 5);
  await page.goto(arabic.href('locations'));
  await scrollToIsland(page, page.locator('.finder'));
  await chooseArea(page, 'jumeirah-village-circle', arabic);
  await expect(page.locator('.finder-result .today-note').first()).toHaveText(`${wait} · ${air}`);
});

for (const [what, device] of [
  ['eight hours ahead', '2026-11-22T03:00:00+04:00'],
  ['thirty hours behind', '2026-11-20T13:00:00+04:00'],
] as const)
  test(`follows the clock of the server where the device's is ${what}`, async ({ page }) => {
    await page.clock.setFixedTime(device);
    const headers = { Date: new Date('2026-11-21T19:00:00+04:00').toUTCString() };
    await page.route(`**${api.today}`, (route) => route.fulfill({ json: {}, headers }));
    await page.goto('/booking?branch=jvc&day=2026-11-21');
    await expect(badge(page, 'jvc')).toHaveText(openUntil(english, '01:00'));
    await expect(page.locator('#booking-day input').first()).toHaveValue(DAY);
    await expect(page.locator('#booking-time input').first()).toHaveValue('19:30');
  });

test('shows the usual hours if the request for the status fails', async ({ page }) => {
  await page.clock.setFixedTime(AFTERNOON);
  const requested = page.waitForRequest(`**${api.today}`);
  await page.route(`**${api.today}`, (route) => route.fulfill({ status: 503 }));
  await page.goto('/locations/jvc');
  await requested;
  await expect(badge(page, 'jvc')).toHaveText(openUntil(english, '01:00'));
  await expect(note(page, 'jvc')).toBeEmpty();
});

for (const [width, path] of [
  [390, '/'],
  [390, '/ar'],
  [390, '/locations/jvc'],
  [390, '/barber/ayman-farouk'],
  [390, '/booking'],
  [1440, '/team'],
] as const)
  test(`${path} does not shift at ${width} px when fonts arrive late and staff have set a wait, a notice and a barber off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const waiting = { minutes: 45, until } as const;
    await setToday(page, { jvc: { ...nothing, waiting, notice, off: ['ayman-farouk'] } });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-today=jvc], [data-off=ayman-farouk]').first()).not.toBeEmpty();
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });
