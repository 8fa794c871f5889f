import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, dubaiDay, weekdayOf } from '../../domain/dubai-time.ts';
import { formatDay } from '../../domain/format.ts';
import { formatWeekday } from '../../domain/hours-text.ts';
import { violations } from '../support/violations.ts';
import { listed, pick } from './booking-form.ts';
import { setClock } from './island.ts';
import { discardDrafts, editPage, leaveField, openConsole, publish, readPreview, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** Time for the full check of the content on a busy machine. */
const CHECKED_MS = 60_000;

const read = async (page: Page, path: string) => (await page.request.get(path)).text();
/** The collapsible card of a record. */
const card = (page: Page, name: string) =>
  page.locator('details', { has: page.locator('summary', { hasText: name }) }).last();
const dialog = (page: Page) => page.getByRole('dialog');

async function addOtherHours(branch: Locator, from: string, until: string, reasons: [string, string]) {
  await branch.getByRole('button', { name: 'Add other hours' }).tap();
  const hours = branch.locator('fieldset.editor-group').last();
  await hours.getByLabel('First day').fill(from);
  await hours.getByLabel('Last day').fill(until);
  await expect(hours).toContainText('Give the reason in every language: English, العربية.');
  await hours.getByLabel('Reason, English').fill(reasons[0]);
  await hours.getByLabel('Reason, العربية').fill(reasons[1]);
  return hours;
}

test('adds a barber to a branch, and removes him after showing what changes', async ({ page }) => {
  await openConsole(page, 'team/facts/branches.yaml:jvc');
  const jvc = page.getByRole('region', { name: 'JVC', exact: true });
  await jvc.getByText('Add a barber').first().tap();
  const form = jvc.locator('form', { has: page.getByRole('button', { name: 'Add a barber' }) });
  await form.getByLabel('Name', { exact: true }).fill('Ali Hassan');
  await form.getByLabel('Name in Arabic letters').fill('علي حسن');
  await form.getByRole('button', { name: 'Add a barber' }).tap();
  const ali = card(page, 'Ali Hassan');
  await ali.getByLabel('Rank').selectOption('senior');
  await ali.getByLabel('Years of experience').fill('6');
  await ali.getByLabel('Beard design').check();
  await ali.getByLabel('Mid fade').check();
  await publish(page);
  expect(await read(page, '/barber/ali-hassan')).toContain('Senior barber');
  expect(await read(page, '/ar/barber/ali-hassan')).toContain('علي حسن');
  expect(await read(page, '/locations/jvc')).toContain('Ali Hassan');
  await ali.getByRole('button', { name: 'Remove Ali Hassan' }).tap();
  await expect(dialog(page)).toContainText('his page redirects to the branch');
  await dialog(page).getByRole('button', { name: 'Remove' }).tap();
  await expect(ali.getByLabel('Last day')).not.toHaveValue('');
  await discardDrafts(page);
});

test('opens a fourth branch in at most 40 taps, and writes a sentence of its own', async ({ page }) => {
  await openConsole(page, 'team');
  let taps = 1;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const type = async (target: Locator, text: string) => {
    taps += 1;
    await target.fill(text);
  };
  const home = async () =>
    (await read(page, '/')).replace(/<script[\s\S]*?<\/script>|\/(_astro|og)\/[^"' )]+/g, '');
  const before = await home();
  await tap(page.getByText('Open a branch').first());
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Open a branch' }) });
  const create = form.getByRole('button', { name: 'Open a branch' });
  await type(form.getByLabel('Name', { exact: true }), 'Services');
  await type(form.getByLabel('Name in Arabic letters'), 'مردف');
  await type(form.getByLabel('Address of the shop (English)'), 'Uptown Mirdif, Dubai');
  await type(form.getByLabel('Address of the shop (العربية)'), 'أبتاون مردف، دبي');
  await type(form.getByLabel('First day'), '2099-01-31');
  await type(form.getByLabel('Phone'), '04 399 1234');
  await tap(create);
  await expect(form).toContainText('The site already uses the address /services.');
  await type(form.getByLabel('Name', { exact: true }), 'Mirdif');
  await expect(form.getByLabel('Web address')).toHaveValue('mirdif');
  await tap(create);
  const mirdif = page.getByRole('region', { name: 'Mirdif', exact: true });
  const left = page.getByRole('region', { name: 'Still to do' });
  await expect(page.getByRole('heading', { name: 'Mirdif' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await tap(left.getByRole('link', { name: 'WhatsApp' }));
  await expect(mirdif.getByLabel('WhatsApp', { exact: true })).toBeFocused();
  await type(mirdif.getByLabel('WhatsApp', { exact: true }), '050 123 4567');
  await type(mirdif.getByLabel('Latitude'), '25.2198');
  await type(mirdif.getByLabel('Longitude'), '55.4194');
  await tap(left.getByRole('link', { name: 'Opens' }));
  await type(mirdif.getByLabel('Opens').first(), '10:00');
  await type(mirdif.getByLabel('Closes').first(), '23:00');
  // A branch can open without its own picture, and before a barber is known.
  await expect(left.getByRole('listitem')).toHaveText(['Add a photo Mirdif', 'No barber works here yet']);
  taps += 1;
  await publish(page);
  expect(taps).toBeLessThanOrEqual(40);
  expect(await read(page, '/locations')).toMatch(/Opens on[^<]*31 January 2099/);
  const own = await read(page, '/locations/mirdif');
  expect(own).toContain('+971 50 123 4567');
  expect(own).toContain('+971 4 399 1234');
  expect(own).toContain('Your barber in Mirdif.');
  for (const section of ['id="team"', 'Why this branch']) expect(own).not.toContain(section);
  expect(await home()).toBe(before);
  await editPage(page, '/locations/mirdif');
  await page.getByRole('main').getByText('Your barber in Mirdif.').first().tap();
  const title = dialog(page).getByLabel('Title (English)');
  await expect(title).toHaveText(/^Your barber in Mirdif/);
  await title.fill('The new chairs of Uptown.');
  await expect(page.getByRole('main')).toContainText('The new chairs of Uptown.');
  await dialog(page).getByRole('button', { name: 'Done' }).tap();
  await discardDrafts(page);
});

test('closes for Friday prayer, from the entry to badge, booking and structured data', async ({ page }) => {
  await openConsole(page, 'team/facts/branches.yaml:al-barsha');
  const branch = page.getByRole('region', { name: 'Hours, Al Barsha 1' });
  await branch.locator('summary').first().tap();
  await branch.getByRole('button', { name: 'Add other hours for some weekdays' }).tap();
  await branch.getByRole('button', { name: 'Add Friday' }).tap();
  const friday = branch.getByRole('group', { name: 'Friday' });
  // On a public branch, a form that is begun is no task, which would push the form away.
  await expect(page.getByRole('region', { name: 'Still to do' })).toHaveCount(0);
  await expect(friday.getByLabel('Opens')).toHaveAccessibleDescription(
    'Left empty, it reads: \u20689:00 AM\u2069',
  );
  await expect(friday.getByLabel('Closes')).toHaveAccessibleDescription(/1:00 AM/);
  await friday.getByRole('button', { name: 'Add a break' }).tap();
  await friday.getByLabel('From').fill('12:30');
  await friday.getByLabel('Until').fill('14:00');
  await expect(branch).toContainText('Friday: 9:00 AM – 12:30 PM, 2:00 PM – 1:00 AM');
  const hours = await addOtherHours(branch, '2027-02-08', '2027-03-09', ['Ramadan', 'رمضان']);
  await expect(branch.getByRole('button', { name: 'Add a break Al Barsha 1: Hours' })).toHaveCount(1);
  await hours.getByRole('button', { name: 'Add a break Monday, 8 February 2027' }).tap();
  await hours.getByLabel('Break from').fill('18:00');
  await hours.getByLabel('Break until').fill('19:30');
  await expect(hours).toContainText('9:00 AM – 6:00 PM, 7:30 PM – 1:00 AM');
  await expect(hours.getByRole('alert')).toBeHidden({ timeout: CHECKED_MS });
  expect(await violations(page)).toEqual([]);
  await publish(page);

  await setClock(page, new Date('2026-11-27T13:00:00+04:00'));
  await page.goto('/locations/al-barsha');
  await expect(page.locator('main [data-open-hours]').first()).toHaveText(
    'Closed now · opens again at 2:00 PM',
  );
  const html = await page.content();
  for (const one of ['"opens":"09:00","closes":"12:30"', '"opens":"14:00","closes":"01:00"'])
    expect(html).toContain(`"dayOfWeek":["Friday"],${one}`);
  await page.goto('/ar/locations/al-barsha');
  await expect(page.locator('main [data-open-hours]').first()).toHaveText('مغلق الآن · يفتح من جديد 2:00 م');
  await setClock(page, new Date('2026-11-27T08:00:00+04:00'));
  await page.goto('/booking?branch=al-barsha&service=haircut&day=2026-11-27');
  await expect.poll(() => listed(page, 'Time')).toContain('11:30 AM');
  const times = await listed(page, 'Time');
  expect(times.filter((time) => /^(12:..|1:..) PM$/.test(time))).toEqual([]);
  expect(times).toContain('2:00 PM');
});

test('gives a barber days off, which booking, his profile and the team follow', async ({ page }) => {
  await openConsole(page, 'team/facts/branches.yaml:jvc');
  const ayman = card(page, 'Ayman Farouk');
  await ayman.locator('summary').first().tap();
  await ayman.getByRole('button', { name: 'Add Days off' }).tap();
  const daysOff = ayman.getByRole('group', { name: 'Days off' });
  const today = dubaiDay(new Date());
  const tomorrow = addDays(today, 1);
  // What was added is open, in sight, and has the focus.
  await expect(daysOff.getByRole('checkbox').first()).toBeFocused();
  await daysOff.getByRole('button', { name: 'Add Days away' }).tap();
  await expect(daysOff.locator('summary', { hasText: 'Days away 1' })).toBeFocused();
  // A mistake leads to its field, also in a part that is closed.
  await daysOff.getByLabel('From').fill(today);
  await leaveField(page);
  await daysOff.locator('summary', { hasText: formatDay(today, 'en-AE') }).tap();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await page.getByRole('link', { name: /Days away, 1, Until/ }).tap();
  await expect(daysOff.getByLabel('Until')).toBeFocused();
  await daysOff.getByLabel('Until').fill(tomorrow);
  await leaveField(page);
  await page.locator('.change-count').tap();
  await readPreview(page, '/');
  const back = formatWeekday(weekdayOf(addDays(today, 2)), 'en-AE');
  for (const path of ['/barber/ayman-farouk', '/team', '/locations/jvc']) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(`Back on ${back}`);
  }
  await page.goto(`/booking?branch=jvc&barber=ayman-farouk&day=${tomorrow}`);
  const barbers = page.getByRole('combobox', { name: 'Barber' });
  await expect(barbers).toHaveAccessibleDescription('Off on this day: Ayman Farouk.');
  await expect(barbers).toHaveValue('');
  await pick(page, 'Day', addDays(today, 2));
  await expect(barbers).toHaveAccessibleDescription('');
  await barbers.selectOption({ label: 'Ayman Farouk' });
  await discardDrafts(page);
});

test('refuses overlaps of other hours, says what else changes, and lists the days and hours', async ({
  page,
}) => {
  await openConsole(page, 'team/facts/branches.yaml:barsha-heights');
  const branch = page.getByRole('region', { name: 'Hours, Barsha Heights' });
  await branch.locator('summary').first().tap();
  await branch.getByLabel('Closes').first().fill('00:30');
  await expect(branch.getByRole('status').filter({ hasText: 'and change too' })).toContainText('Locations');
  await branch.getByRole('button', { name: 'Add other hours for some weekdays' }).tap();
  await branch.getByRole('button', { name: 'Add Friday' }).tap();
  await branch.getByRole('group', { name: 'Friday' }).getByLabel('Opens').fill('14:00');
  const ramadan = await addOtherHours(branch, '2027-02-08', '2027-03-09', ['Ramadan', 'رمضان']);
  await ramadan.getByLabel('Opens').fill('12:00');
  await ramadan.getByLabel('Closes').fill('02:00');
  const english = 'Ramadan, Monday, 8 February 2027 to Tuesday, 9 March 2027: 12:00 PM – 2:00 AM';
  await expect(ramadan).toContainText(english);
  const eid = await addOtherHours(branch, '2027-03-09', '2027-03-12', ['Eid', 'العيد']);
  await expect(eid.getByRole('alert')).toContainText('overlaps with “Ramadan”', { timeout: CHECKED_MS });
  await eid.getByLabel('First day').fill('2027-03-10');
  await expect(eid.getByRole('alert')).toBeHidden({ timeout: CHECKED_MS });
  expect(await violations(page)).toEqual([]);
  // The list before publishing says which days and hours.
  const list = page.locator('.draft-list');
  await leaveField(page);
  await page.locator('.change-count').tap();
  await expect(list).toContainText(english);
  await expect(list).toContainText('Friday Opens 2:00 PM');
  await discardDrafts(page);
});

test('closes a branch after showing what changes', async ({ page }) => {
  await openConsole(page, 'team/facts/branches.yaml:jvc');
  const jvc = page.getByRole('region', { name: 'JVC', exact: true });
  await jvc.getByText('Name, phone, location and features').tap();
  await jvc.getByRole('button', { name: 'Remove JVC' }).tap();
  await expect(dialog(page)).toContainText('These pages name it, too:');
  await dialog(page).getByRole('button', { name: 'Cancel' }).tap();
  await page.locator('[id="facts/branches.yaml:jvc.lastDay"]').fill('2026-01-31');
  await expect.poll(() => readPreview(page, '/')).not.toContain('/locations/jvc"');
  await discardDrafts(page);
});
