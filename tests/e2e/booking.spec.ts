import { expect, type Page, test } from '@playwright/test';
import { api } from '../../contract/routes.ts';
import type { Clock, Day } from '../../domain/dubai-time.ts';
import { formatClock } from '../../domain/format.ts';
import { whatsappLink } from '../../domain/links.ts';
import { arabic, editions, english, named } from '../support/editions.ts';
import { choices, chosen, listed, pick } from './booking-form.ts';
import { branchesOf } from './expected-texts.ts';
import { errorsOf, scrollToIsland, setClock } from './island.ts';

const message = (page: Page) => page.locator('.booking-bubble');
const send = (page: Page) => page.locator('.booking-send').getByRole('link');
const notice = (page: Page) => page.locator('.booking-notice p');
const field = (page: Page, name: string) => page.getByRole('combobox', { name });

/** A day as this browser's Intl formats it. */
const formattedDay = (page: Page, day: Day, tag: string = english.tag) =>
  page.evaluate(
    ([at, locale]) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Asia/Dubai' })
        .format(new Date(at))
        .replace('،', ''),
    [`${day}T08:00:00Z`, tag] as const,
  );

/** Opens /booking at a time in Dubai, in a browser in California. */
async function bookAt(page: Page, dubai: string, query = '', edition = english, today = {}): Promise<void> {
  await setClock(page, new Date(`${dubai}+04:00`), today);
  await page.goto(`${edition.href('booking')}${query}`);
  await scrollToIsland(page, page.locator('.booking'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

test.use({ timezoneId: 'America/Los_Angeles' });

for (const edition of editions)
  test(`composes and sends a message, calls, or saves it to the calendar (${edition.locale})`, async ({
    page,
  }) => {
    const {
      fields,
      people,
      preview,
      message: templates,
      serviceOption,
      priceOfAll,
    } = edition.words.booking.form;
    const { fill } = edition;
    const clock = (time: Clock) => formatClock(time, edition.tag);
    const { jvc } = branchesOf(edition);
    const haircut = named(edition.menu, 'haircut');
    const errors = errorsOf(page);
    await bookAt(page, '2026-11-21T09:30:00', '', edition);
    await expect(page.getByText(preview.chooseBranch)).toBeVisible();
    await pick(page, fields.branch, 'jvc');
    const option = { service: haircut.name, price: haircut.priceText, duration: haircut.durationText };
    await field(page, fields.service).selectOption({ label: fill(serviceOption, option) });
    await field(page, fields.people).selectOption('3');
    // JVC has one barber.
    await expect(field(page, fields.people)).toHaveAccessibleDescription(
      { en: 'About 2 h for three, one after the other', ar: 'نحو ساعتين لثلاثة أشخاص، واحدًا بعد الآخر' }[
        edition.locale
      ] ?? '',
    );
    await expect(page.getByLabel(fields.note)).toHaveAccessibleDescription(
      edition.words.booking.form.noteHint,
    );
    await expect(field(page, fields.barber).locator('option')).toHaveCount(2);
    await pick(page, fields.day, 0);
    await expect.poll(async () => (await listed(page, fields.time))[0]).toBe(clock('10:00'));
    await pick(page, fields.time, '10:30');
    await page.getByLabel(fields.name).fill('Omar');
    await page.getByLabel(fields.note).fill('Two boys & me');

    const text = [
      fill(templates.greeting, { branch: jvc.name }),
      fill(templates.service, {
        service: haircut.name,
        price: fill(priceOfAll, { price: edition.money(60), all: edition.money(180) }),
      }),
      fill(templates.people, { people: edition.count(people, 3) }),
      templates.anyBarber,
      fill(templates.when, {
        day: await formattedDay(page, '2026-11-21', edition.tag),
        time: clock('10:30'),
      }),
      fill(templates.name, { name: 'Omar' }),
      fill(templates.note, { note: 'Two boys & me' }),
      templates.thanks,
      templates.change,
    ].join('\n');
    await expect.poll(() => message(page).textContent()).toBe(text);
    await expect(send(page)).toContainText(preview.send);
    await expect(send(page)).toHaveAttribute('href', whatsappLink('+971 50 000 0003', text));
    await expect(page).toHaveURL(
      `${edition.href('booking')}?branch=jvc&service=haircut&people=3&day=2026-11-21&time=10%3A30`,
    );
    const call = page.getByRole('link', { name: preview.call });
    await expect(call).toHaveAttribute('href', 'tel:+97140000003');

    const calendar = page.getByRole('link', { name: preview.calendar });
    const file = await (await page.request.get((await calendar.getAttribute('href')) ?? '')).text();
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART:20261121T063000Z');
    expect(lines).toContain('DTEND:20261121T083000Z');
    const { title } = edition.words.booking.calendar;
    expect(lines.join().replaceAll('\\,', ',')).toContain(
      fill(title, { service: haircut.name, branch: jvc.name }),
    );
    expect(errors).toEqual([]);
  });

test('includes the chosen barber in message and summary, and nothing not chosen', async ({ page }) => {
  const summary = page.locator('.booking-summary');
  await bookAt(page, '2026-11-21T14:00:00');
  await expect(summary).toContainText('Nothing chosen yet.');
  await expect(message(page)).toContainText('Hello JK Masters! I would like to book an appointment.');
  await bookAt(page, '2026-11-21T14:00:00', '?barber=ayman-farouk');
  await expect(message(page)).toHaveText(
    'Hello JK Masters JVC! I would like to book an appointment. Barber: Ayman Farouk What’s your next free time? Thanks.',
  );
  await expect(summary).toHaveText('Your choices JVC · Ayman Farouk');
  await expect(chosen(page, 'Branch')).toHaveValue('jvc');
  await expect(notice(page)).toHaveCount(0);
});

test('shows the message to read, without reading it out at each choice', async ({ page }) => {
  await page.goto('/booking?branch=jvc');
  await scrollToIsland(page, page.locator('.booking'));
  await expect(page.getByText('Hello JK Masters JVC!')).toHaveCount(1);
  await page.getByLabel('Your name').pressSequentially('Omar', { delay: 40 });
  await expect(message(page)).toContainText('My name: Omar');
  const live = page.locator('[aria-live], [role=status], [role=alert], [role=log], output');
  await expect(live.filter({ has: message(page) })).toHaveCount(0);
  await expect(message(page).and(live)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('My name: Omar')).toHaveCount(1);
});

test('offers the rest of the night at 11:30 PM, for this evening only', async ({ page }) => {
  await bookAt(page, '2026-11-21T23:30:00', '?branch=al-barsha&service=haircut');
  await expect.poll(async () => (await listed(page, 'Day'))[0]).toMatch(/21/);
  await pick(page, 'Day', '2026-11-21');
  expect(await listed(page, 'Time')).toEqual([expect.stringMatching(/^12:00\sAM$/)]);
  await pick(page, 'Time', '00:00');
  const [day, night] = [await formattedDay(page, '2026-11-22'), await formattedDay(page, '2026-11-21')];
  await expect(message(page)).toContainText(`When: ${day} at 12:00 AM (the night of ${night})`);
  await bookAt(page, '2026-11-21T23:30:00', new URL(page.url()).search, arabic);
  const tag = arabic.tag;
  await expect(message(page)).toContainText(
    `الموعد: ${await formattedDay(page, '2026-11-21', tag)}، الساعة 12:00 منتصف الليل (أي أول ساعات ${await formattedDay(page, '2026-11-22', tag)})`,
  );
});

test('drops a day that has passed when the page is shown again, by the minute, and when the link is tapped', async ({
  page,
  context,
}) => {
  const stale = async (at: string, query: string) => {
    await page.clock.install({ time: new Date(`${at}+04:00`) });
    await page.route(`**${api.today}`, (route) => route.fulfill({ json: {} }));
    await page.goto(`/booking?${query}`);
    await scrollToIsland(page, page.locator('.booking'));
    await expect(message(page)).toContainText(/When: .*21 November/);
  };
  const expectDropped = async (fields: string) => {
    await expect(notice(page)).toHaveText(
      `No longer available with your other choices: ${fields}. Please choose again.`,
    );
    await expect(notice(page)).toBeInViewport();
    await expect(message(page)).not.toContainText('When:');
    await expect(send(page)).toHaveText(`Choose again: ${fields}`);
  };
  const query = 'branch=jvc&service=haircut&day=2026-11-21&time=20:00';
  await stale('2026-11-21T14:00:00', query);
  await setClock(page, new Date('2026-11-22T10:00:00+04:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectDropped('Day, Time');

  await stale('2026-11-21T14:00:00', query);
  await setClock(page, new Date('2026-11-22T10:00:00+04:00'));
  await page.getByLabel('Anything we should know').scrollIntoViewIfNeeded();
  await send(page).click();
  await expectDropped('Day, Time');
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event))).not.toContain(
    'whatsapp_booking',
  );

  await stale('2026-11-21T19:29:00', query);
  await page.clock.runFor(120_000);
  await expect(notice(page)).toContainText('Time');
  await expect(message(page)).toContainText(/When: .*21 November 2026\n/);
  await expect(chosen(page, 'Day')).toHaveValue('2026-11-21');
});

test('drops invalid parts of a link with a notice, and names branches without the bath', async ({ page }) => {
  const { note = '' } = named(english.menu, 'moroccan-bath');
  const why = `Moroccan bath (hammam): ${note}`;
  await bookAt(page, '2026-11-21T14:00:00', '?branch=barsha-heights&service=moroccan-bath&time=99:99');
  await expect(chosen(page, 'Branch')).toHaveValue('barsha-heights');
  await expect(field(page, 'Service')).toHaveValue('');
  await expect(notice(page)).toContainText('Barsha Heights doesn’t offer this: Moroccan bath (hammam).');
  await expect(notice(page)).toContainText('No longer available with your other choices: Time.');
  await expect(field(page, 'Service').locator('option', { hasText: why })).toBeDisabled();

  await bookAt(page, '2026-11-21T14:00:00', '?service=moroccan-bath');
  const heights = choices(page, 'Branch').getByRole('radio', { name: 'Barsha Heights' });
  await expect(heights).toBeDisabled();
  await expect(heights).toHaveAccessibleName(/^Barsha Heights \(no Moroccan bath \(hammam\)\)/);
  await pick(page, 'Branch', 'jvc');
  await expect(field(page, 'Service')).toHaveValue('moroccan-bath');
  await field(page, 'Service').selectOption('haircut');
  await expect(heights).toBeEnabled();
});

test('keeps a barber who is off on the chosen day, offers both ways beside the day, and ignores a second tap', async ({
  page,
}) => {
  const off = { day: '2026-11-21', closedToday: false, notice: {}, off: ['ayman-farouk'] };
  await bookAt(page, '2026-11-21T14:00:00', '?barber=ayman-farouk&time=20:00', english, { jvc: off });
  const today = choices(page, 'Day').locator('label').first();
  await expect(today).toContainText('Ayman: off');
  await today.dblclick();
  await expect(chosen(page, 'Day')).toHaveValue('2026-11-21');
  await expect(notice(page)).toHaveText('Ayman Farouk is off on Saturday.');
  await expect(notice(page)).toBeInViewport();
  await expect(send(page)).toHaveText('Choose again: Barber');
  await pick(page, 'Day', '2026-11-22');
  await expect(message(page)).toContainText(/Barber: Ayman Farouk\s+When: Sunday, 22 November 2026 at 8:00/);
  await pick(page, 'Day', '2026-11-21');
  await page.getByRole('button', { name: 'Ayman on Sunday' }).click();
  await expect(chosen(page, 'Day')).toHaveValue('2026-11-22');
  await expect(chosen(page, 'Day')).toBeFocused();
  await pick(page, 'Day', '2026-11-21');
  await page.getByRole('button', { name: 'Anyone on Saturday' }).click();
  await expect(message(page)).toContainText(
    /Barber: no preference\s+When: Saturday, 21 November 2026 at 8:00/,
  );
  await pick(page, 'Time', '23:30');
  await field(page, 'How many people').selectOption('4');
  await expect(send(page)).toHaveText('Choose again: Time');
  // A reload forgets neither what was wanted nor that it is impossible.
  await page.reload();
  await scrollToIsland(page, page.locator('.booking'));
  await expect(send(page)).toHaveText('Choose again: Time');
  await page.getByRole('button', { name: 'Leave open: Time' }).click();
  await expect(send(page)).toHaveText(/^Send on WhatsApp/);
});

test('asks an open branch whether one can come now, also after the last time to book', async ({ page }) => {
  const coming = page.locator('.booking').getByRole('link', { name: 'Can I come now?' });
  for (const [time, tonight] of [
    ['18:00', 0],
    ['23:50', 1],
    ['00:20', 1],
  ] as const) {
    await bookAt(page, `2026-11-21T${time}:00`, '?branch=jvc');
    await expect(coming).toHaveAttribute(
      'href',
      whatsappLink('+971 50 000 0003', 'Hello JK Masters JVC! Can I come now? Thanks.'),
    );
    await expect(page.getByText('ask if you can still walk in')).toHaveCount(tonight);
  }
  for (const time of ['00:21', '03:00']) {
    await bookAt(page, `2026-11-21T${time}:00`, '?branch=jvc');
    await expect(choices(page, 'Day').getByRole('radio').first()).toBeAttached();
    await expect(coming).toHaveCount(0);
  }
});

test('shows the form first on phones with sending in reach, and beside it on desktops', async ({ page }) => {
  await page.goto('/booking?branch=jvc');
  expect((await choices(page, 'Branch').boundingBox())?.y).toBeLessThan(500);
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Anything we should know').scrollIntoViewIfNeeded();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  const [form, side] = await Promise.all(
    ['.booking form', '.booking .booking-side'].map((part) => page.locator(part).boundingBox()),
  );
  expect(form?.y).toBeCloseTo(side?.y ?? 0, 0);
});

test('shows three chats and three phone numbers without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/booking');
  await expect(page.locator('#direct a[href^="https://wa.me/"]')).toHaveCount(3);
  await expect(page.locator('#direct a[href^="tel:"]')).toHaveCount(3);
  await expect(page.locator('.booking')).toBeHidden();
  await expect(page.locator('noscript p')).toContainText('The form on this page needs JavaScript');
  for (const promise of [/Pick what you like/, 'Three steps, no account', 'Nothing chosen yet.'])
    await expect(page.getByText(promise).filter({ visible: true })).toHaveCount(0);
  await page.close();
});
