import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Clock, Day } from '../../domain/dubai-time.ts';
import { formatClock } from '../../domain/format.ts';
import { whatsappLink } from '../../domain/links.ts';
import { named } from '../support/editions.ts';
import { inEveryLanguage } from '../support/languages.ts';
import { comeTo, errorsOf } from './island.ts';
import { branchesOf } from './said.ts';

const message = (page: Page) => page.locator('.booking-bubble');
const send = (page: Page) => page.locator('.booking-send').getByRole('link');

/** '2026-11-21' as this browser writes it out. */
const written = (page: Page, day: Day, tag: string) =>
  page.evaluate(
    ([at, locale]) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Asia/Dubai' }).format(new Date(at)),
    [`${day}T08:00:00Z`, tag] as const,
  );

test.use({ timezoneId: 'America/Los_Angeles' });

inEveryLanguage((edition) => {
  const { form: words, direct, withoutScript, steps } = edition.words.booking;
  const { fill, money } = edition;
  // As a list and a message hold it, whose spaces may part.
  const clock = (time: Clock) => formatClock(time, edition.tag);
  const { alBarsha, barshaHeights, jvc } = branchesOf(edition);
  const haircut = named(edition.menu, 'haircut');
  const bath = named(edition.menu, 'moroccan-bath');
  const ayman = named(edition.team, 'ayman-farouk');
  const midnight = fill(words.afterMidnight, { time: clock('00:00') });

  const field = (page: Page, name: keyof typeof words.fields) =>
    page.getByRole('combobox', { name: words.fields[name] });
  const said = (page: Page, name: 'name' | 'note') => page.getByLabel(words.fields[name]);
  const notice = (page: Page) => page.getByRole('status');
  const listed = async (list: Locator) => (await list.locator('option').allTextContents()).slice(1);
  const timesOf = (page: Page) => listed(field(page, 'time'));
  const daysOf = (page: Page) => listed(field(page, 'day'));

  /** Opens the page for booking at a time in Dubai, from a browser in California. */
  async function bookAt(page: Page, dubai: string, query = ''): Promise<void> {
    await page.clock.setFixedTime(new Date(`${dubai}+04:00`));
    await page.goto(`${edition.href('booking')}${query}`);
    await comeTo(page, page.locator('.booking'));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  }

  test('a visitor composes a message, sends it, calls or keeps it in the calendar', async ({ page }) => {
    const errors = errorsOf(page);
    await bookAt(page, '2026-11-21T09:30:00');
    await expect(page.getByText(words.preview.chooseBranch)).toBeVisible();
    await field(page, 'branch').selectOption({ label: jvc.name });
    const option = { service: haircut.name, price: haircut.priceText, duration: haircut.durationText };
    await field(page, 'service').selectOption({ label: fill(words.serviceOption, option) });
    await expect(field(page, 'barber').locator('option')).toHaveCount(2);
    await field(page, 'day').selectOption({ index: 1 });
    await expect.poll(async () => (await timesOf(page))[0]).toBe(clock('10:00'));
    await field(page, 'time').selectOption('10:30');
    await said(page, 'name').fill('Omar');
    await said(page, 'note').fill('Two boys & me');

    const day = await written(page, '2026-11-21', edition.tag);
    const text = [
      fill(words.message.greeting, { branch: jvc.name }),
      fill(words.message.service, { service: haircut.name, price: money(60) }),
      words.message.anyBarber,
      fill(words.message.when, { day, time: clock('10:30') }),
      fill(words.message.name, { name: 'Omar' }),
      fill(words.message.note, { note: 'Two boys & me' }),
      words.message.thanks,
    ].join('\n');
    await expect.poll(() => message(page).textContent()).toBe(text);
    await expect(send(page)).toContainText(words.preview.send);
    await expect(send(page)).toHaveAttribute('href', whatsappLink('+971 50 000 0003', text));
    await expect(page).toHaveURL(
      `${edition.href('booking')}?branch=jvc&service=haircut&day=2026-11-21&time=10%3A30`,
    );
    await expect(page.getByRole('link', { name: words.preview.call })).toHaveAttribute(
      'href',
      'tel:+97140000003',
    );

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.preview.calendar }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('DTSTART:20261121T063000Z');
    expect(file).toContain('DTEND:20261121T071000Z');
    expect(errors).toEqual([]);
  });

  test('a barber who is chosen stands in the message and the summary, and nothing that was not', async ({
    page,
  }) => {
    await bookAt(page, '2026-11-21T14:00:00');
    await expect(page.locator('.booking-summary')).toContainText(words.summary.nothing);
    await expect(message(page)).toHaveText(`${words.message.greetingAnywhere}\n${words.message.thanks}`);
    await bookAt(page, '2026-11-21T14:00:00', '?barber=ayman-farouk');
    const text = [
      fill(words.message.greeting, { branch: jvc.name }),
      fill(words.message.barber, { barber: ayman.name }),
      words.message.thanks,
    ].join('\n');
    await expect.poll(() => message(page).textContent()).toBe(text);
    await expect(page.locator('.booking-summary')).toHaveText(
      `${words.summary.label} ${jvc.name} · ${ayman.name}`,
    );
  });

  test('a name is read out once it is written, not at every key', async ({ page }) => {
    await page.goto(`${edition.href('booking')}?branch=jvc`);
    await comeTo(page, page.locator('.booking'));
    const spoken = page.locator('.booking-spoken');
    const greeting = fill(words.message.greeting, { branch: jvc.name });
    await expect(spoken).toContainText(greeting);
    await spoken.evaluate((place) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(place.textContent)).observe(place, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await said(page, 'name').pressSequentially('Omar', { delay: 40 });
    await expect(message(page)).toContainText(fill(words.message.name, { name: 'Omar' }));
    await expect(spoken).toContainText(fill(words.message.name, { name: 'Omar' }));
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.filter((text) => !text.includes('Omar'))).toEqual([]);
    await expect(spoken).toHaveAttribute('aria-live', 'polite');
  });

  test('at 11:30 PM the rest of the night is offered, and only that of this evening', async ({ page }) => {
    await bookAt(page, '2026-11-21T23:30:00', '?branch=al-barsha&service=haircut');
    await expect.poll(async () => (await daysOf(page))[0]).toMatch(/21/);
    await field(page, 'day').selectOption('2026-11-21');
    expect(await timesOf(page)).toEqual([midnight]);
    await field(page, 'time').selectOption('00:00');
    const [day, night] = await Promise.all([
      written(page, '2026-11-22', edition.tag),
      written(page, '2026-11-21', edition.tag),
    ]);
    const when = fill(words.message.whenAfterMidnight, { day, night, time: clock('00:00') });
    await expect(message(page)).toContainText(when);
  });

  test('at 12:30 AM last night is over for a haircut, and today begins at opening', async ({ page }) => {
    await bookAt(page, '2026-11-22T00:30:00', '?branch=al-barsha&service=haircut');
    await expect.poll(async () => (await daysOf(page))[0]).toMatch(/22/);
    await field(page, 'day').selectOption('2026-11-22');
    await expect.poll(async () => (await timesOf(page))[0]).toBe(clock('09:00'));
    await expect.poll(async () => (await timesOf(page)).at(-1)).toBe(midnight);
  });

  test('a link brings what it knows; what does not fit is left out with a notice', async ({ page }) => {
    await bookAt(page, '2026-11-21T14:00:00', '?barber=ayman-farouk');
    await expect(field(page, 'branch')).toHaveValue('jvc');
    await expect(field(page, 'barber')).toHaveValue('ayman-farouk');
    await expect(notice(page)).toBeEmpty();

    await bookAt(page, '2026-11-21T14:00:00', '?branch=barsha-heights&service=moroccan-bath&time=99:99');
    await expect(field(page, 'branch')).toHaveValue('barsha-heights');
    await expect(field(page, 'service')).toHaveValue('');
    const reason = { name: bath.name, why: bath.note ?? '' };
    await expect(notice(page)).toHaveText(
      `${fill(words.lacking, reason)} ${fill(words.dropped, { fields: words.fields.time })}`,
    );
    const why = fill(words.ruledOut, reason);
    await expect(field(page, 'service').locator('option', { hasText: why })).toBeDisabled();
  });

  test('the bath says where it is not, and nothing that was chosen is lost', async ({ page }) => {
    await bookAt(page, '2026-11-21T14:00:00');
    await field(page, 'service').selectOption('moroccan-bath');
    const option = field(page, 'branch').locator('option', { hasText: barshaHeights.name });
    await expect(option).toBeDisabled();
    await expect(option).toHaveText(
      fill(words.branchRuledOut, { branch: barshaHeights.name, service: bath.name }),
    );
    await expect(field(page, 'branch')).toHaveAccessibleDescription(
      fill(words.ruledOut, { name: bath.name, why: bath.note ?? '' }),
    );
    await field(page, 'branch').selectOption('jvc');
    await expect(field(page, 'service')).toHaveValue('moroccan-bath');
    await field(page, 'service').selectOption('haircut');
    await expect(option).toBeEnabled();
  });

  test('on a phone the form comes first and the way to send it stays in reach', async ({ page }) => {
    await page.goto(`${edition.href('booking')}?branch=jvc`);
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Infinity;
    expect(await top(field(page, 'branch'))).toBeLessThan(500);
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await said(page, 'note').scrollIntoViewIfNeeded();
    await expect(send(page)).toBeInViewport({ ratio: 1 });
  });

  test('changing the branch drops only what the new branch does not have', async ({ page }) => {
    await bookAt(page, '2026-11-21T14:00:00', '?branch=jvc&service=haircut&barber=ayman-farouk');
    await field(page, 'branch').selectOption({ label: alBarsha.name });
    await expect(field(page, 'service')).toHaveValue('haircut');
    await expect(field(page, 'barber')).toHaveValue('');
    await expect(notice(page)).toHaveText(fill(words.dropped, { fields: words.fields.barber }));
  });

  test('without JavaScript three chats and three phones remain', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(edition.href('booking'));
    await expect(page.locator('#direct a[href^="https://wa.me/"]')).toHaveCount(3);
    await expect(page.locator('#direct a[href^="tel:"]')).toHaveCount(3);
    await expect(page.locator('#direct')).toContainText(direct.heading.title);
    await expect(page.locator('.booking')).toBeHidden();
    await expect(page.locator('noscript p')).toContainText(withoutScript);
    for (const promise of [edition.words.booking.hero.lead, steps.heading.title, words.summary.nothing])
      await expect(page.getByText(promise).filter({ visible: true })).toHaveCount(0);
    await page.close();
  });
});

test('on a wide screen form and message begin on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/booking?branch=jvc');
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  const tops = await page
    .locator('.booking :is(form, .booking-side)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  expect(tops[0]).toBe(tops[1]);
});
