import { describe, expect, test } from 'vitest';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { review } from '../../tests/support/jk.ts';
import { mailServer as smtpServer } from '../../tests/support/mail-server.ts';
import { smallSite } from '../../tests/support/server.ts';
import { createLog } from '../log.ts';
import { sendMails } from './outbox.ts';

const log = createLog('silent');
const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);
/** A mail server and the settings that send to it. */
async function mailServer(refused = 0) {
  const { mails, url } = await smtpServer(refused);
  const [from, to] = ['site@example.com', 'owner@example.com'];
  const site = { ...smallSite, siteUrl: 'https://jk.example' };
  return { mails, settings: { url, from, to, site } };
}

describe.each(bothEngines())('mails on %s', (_, fresh) => {
  async function open(words: string[]) {
    const options = fresh();
    const store = await openedStore(options);
    for (const text of words) await store.reviews.submit(review(text), NOW);
    return { store, options };
  }

  test('mails a new review once, without its text and author', async () => {
    const { mails, settings } = await mailServer();
    const { store } = await open(['A clean fade.', 'A clean fade.']);
    for (const minutes of [0, 1]) await sendMails(store, settings, log, later(minutes));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/To: owner@example\.com/);
    expect(mails[0]).toContain('21 Nov 2026, 12:00 PM: Ayman Farouk, 5 of 5');
    expect(mails[0]).toContain('https://jk.example/staff');
    expect(mails[0]).not.toMatch(/omar|clean fade/i);
    expect(await store.outbox.claim(later(60))).toEqual([]);
  });

  test('tries again after ten minutes, and mails about no review that staff have decided meanwhile', async () => {
    const { mails, settings } = await mailServer(1);
    const { store } = await open(['Still waiting.']);
    const { id: reviewId } = await store.reviews.submit(review('Decided.'), NOW);
    for (const minutes of [0, 1, 9]) await sendMails(store, settings, log, later(minutes));
    expect(mails).toHaveLength(0);
    await store.moderation.decide({ reviewId, action: 'approve' }, 'mona@example.com', later(9));
    await sendMails(store, settings, log, later(10));
    expect(mails).toEqual([expect.stringContaining('Subject: 5 stars for Ayman Farouk')]);
  });

  test('sends each notification once when two processes run', async () => {
    const { mails, settings } = await mailServer();
    const { store, options } = await open(['a', 'b', 'c', 'd', 'e', 'f']);
    const other = await openedStore(options);
    await Promise.all([store, other].map((one) => sendMails(one, settings, log, NOW)));
    expect(mails.join().match(/Ayman Farouk, 5 of 5/g)).toHaveLength(6);
  });

  test('sends the reviews of ten minutes in one mail', async () => {
    const { mails, settings } = await mailServer();
    const { store } = await open(['first']);
    const subjects = () => mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]);
    await sendMails(store, settings, log, NOW);
    for (const minutes of [1, 2, 3]) await store.reviews.submit(review(`after ${minutes}`), later(minutes));
    await sendMails(store, settings, log, later(9));
    expect(mails).toHaveLength(1);
    await sendMails(store, settings, log, later(10));
    expect(subjects()).toEqual(['5 stars for Ayman Farouk', '3 new reviews']);
  });

  test("writes in the language of the recipient's account", async () => {
    const { mails, settings } = await mailServer();
    const { store } = await open(['a']);
    const owner = { email: settings.to, name: 'Mona', password: '', language: 'ar' };
    await store.staff.add(owner, NOW);
    await sendMails(store, settings, log, NOW);
    expect(mails[0]).toContain(encodeURI('من').replaceAll('%', '='));
    expect(mails[0]).toContain('https://jk.example/ar/staff');
  });

  test('reports a mail as stuck after an hour', async () => {
    const { store } = await open(['a']);
    expect(await store.outbox.isStuck(later(59))).toBe(false);
    expect(await store.outbox.isStuck(later(61))).toBe(true);
    const { mails, settings } = await mailServer();
    await sendMails(store, settings, log, later(61));
    expect([mails.length, await store.outbox.isStuck(later(62))]).toEqual([1, false]);
  });

  test('sends a mail whose process was killed after claiming it', async () => {
    const { store } = await open(['a']);
    const claimed = async (minutes: number) => (await store.outbox.claim(later(minutes))).length;
    expect([await claimed(0), await claimed(9), await claimed(10)]).toEqual([1, 0, 1]);
  });
});
