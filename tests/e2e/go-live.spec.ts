import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violations } from '../support/violations.ts';
import { leaveField, openConsole, publish, type Shop, testAlone as test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 270_000 });

/** Time for the check, which reads all content. */
const CHECKED = { timeout: 60_000 };
/** Lines that stay unsettled, one for each kind of task: a phone number, a person, a testimonial, a price, the claims. */
const UNSETTLED = /4 000 0001|id: (youssef-amrani|first-shave|kids-haircuts),|claimsConfirmed/;
/** Replacements that settle all other tasks in the content files. */
const REPLACEMENTS: [RegExp, string][] = [
  [/(\+971 \d+) 000 000(\d)/, '$1 321 456$2'],
  [/jkmasters\.example/, 'jkmasters.ae'],
  [/(author: .*sample|dateSample): true/, '$1: false'],
  [/, sample: true|^ *sample: true.*/, ''],
  [/(thing: [^}]*?) \}/, '$1, intended: true }'],
];

/** Settles them as an operator does, by files. */
async function settle({ folder, jk }: Shop): Promise<void> {
  const content = join(folder, 'content');
  await jk('content', 'export', content);
  for (const file of globSync('{facts,en,ar}/**/*.{yaml,mdx}', { cwd: content })) {
    const path = join(content, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const settled = lines.map((line) =>
      UNSETTLED.test(line)
        ? line
        : REPLACEMENTS.reduce((text, [before, after]) => text.replace(before, after), line),
    );
    writeFileSync(path, settled.join('\n'));
  }
  await jk('content', 'import', content, '--publish');
}

/** The kinds of tasks that must be done, not only may. */
const NEEDED = /^(Contacts|Samples|Claims|Prices|Durations|For whoever)/;
/** The tasks, below their line of 'Waiting for you'. */
const tasksOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('group')
    .filter({ hasText: 'before you go live' });

async function openTasks(page: Page): Promise<void> {
  await leaveField(page);
  await page.getByRole('link', { name: 'Today' }).tap();
  const tasks = tasksOf(page);
  await expect(tasks).toBeVisible(CHECKED);
  if ((await tasks.getAttribute('open')) === null) await tasks.locator('summary').tap();
}

/** Follows a link of a task to its field, which has the focus. */
async function follow(page: Page, name: RegExp) {
  await openTasks(page);
  await tasksOf(page).getByRole('link', { name }).tap();
  const field = page.locator('input:focus');
  await expect(field).toBeVisible();
  return field;
}

test('completes every task before going live, by touch', async ({ page, shop }) => {
  await openConsole(page, 'today');
  const tasks = tasksOf(page);
  const needed = tasks.getByRole('region', { name: NEEDED });
  await openTasks(page);
  await expect(needed).toHaveCount(6);
  await settle(shop);
  await page.reload();
  await openTasks(page);
  await expect(needed).toHaveCount(5, CHECKED);
  await expect(tasks.getByRole('region', { name: 'Samples' }).getByRole('link')).toHaveText([
    'Youssef Amrani',
    'Testimonials: Omar',
  ]);
  expect(await violations(page)).toEqual([]);

  await (await follow(page, /^Al Barsha 1: Phone \(.*0001/)).fill('+971 4 321 4567');
  const barber = await follow(page, /^Youssef Amrani$/);
  await barber.uncheck();
  await (await follow(page, /^Testimonials: Omar$/)).uncheck();
  const price = await follow(page, /^Kids Haircuts, JVC: Price: AED 55 here, AED 50 on Services$/);
  await expect(price).toHaveValue('55');
  await page.getByRole('group').filter({ has: price }).last().getByLabel('It is meant to differ').check();
  await (await follow(page, /These claims are true/)).check();
  await openTasks(page);
  // Only the task of the operator is left.
  await expect(needed).toHaveCount(1, CHECKED);
  await publish(page);
  await expect(needed).toHaveCount(1);
  await expect(needed).toContainText('Forward this: “Please set SITE_URL to');
  await shop.restart({ SITE_URL: 'https://www.jkmasters.ae' });
  await page.reload();
  await expect(page.getByRole('region', { name: 'JVC' })).toBeVisible();
  await expect(tasks).toHaveCount(0);
  const locations = await (await page.request.get('/locations/al-barsha')).text();
  expect(locations).toContain('+971 4 321 4567');
});
