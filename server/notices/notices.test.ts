import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { draft, freshApp, freshStore } from '../../tests/support/server.ts';
import { startPostgres } from '../../tools/support/postgres.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { LEASE_MS, type Notice } from '../store/notices.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { channelsOf, noticeSettings } from './settings.ts';
import { pauseAfter, sendNotices } from './worker.ts';

const log = createLog('silent');
const SECRET = 'shared by both sides';
const settingsFrom = (env: NodeJS.ProcessEnv) => noticeSettings(readSettings(env), 'https://jk.example');

async function mailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

async function webhook(statuses: number[], called = async () => {}, headers: OutgoingHttpHeaders = {}) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    await called();
    response.writeHead(statuses[calls.length - 1] ?? 200, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

test('a new review is told by mail, once, without what the visitor wrote', async () => {
  const { mails, url } = await mailServer();
  const settings = settingsFrom({
    SMTP_URL: url,
    NOTICE_FROM: 'site@example.com',
    NOTICE_TO: 'owner@example.com',
    // What stands in the environment now may differ from what was built.
    SITE_URL: 'https://other.example',
  });
  const store = await freshStore(channelsOf(settings));
  const { post } = await freshApp({ store, now: () => new Date() });
  await post('/api/reviews', draft({ email: 'omar@example.com', rating: 3 }), {
    'Idempotency-Key': 'the-same',
  });
  await post('/api/reviews', draft({ email: 'omar@example.com', rating: 3 }), {
    'Idempotency-Key': 'the-same',
  });
  await sendNotices(store, settings, log);
  await sendNotices(store, settings, log);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/To: owner@example\.com/);
  expect(mails[0]).toContain('ayman-farouk, 3 out of 5');
  expect(mails[0]).toContain('https://jk.example/staff');
  expect(mails[0]).not.toMatch(/omar|clean fade/i);
  expect(await store.notices.owed()).toBe(0);
});

test('a webhook that fails is tried again later, signed, and never delays the visitor', async () => {
  const { calls, url } = await webhook([500, 200]);
  const settings = settingsFrom({ NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: SECRET });
  const store = await freshStore(channelsOf(settings));
  const { post } = await freshApp({ store, now: () => new Date() });
  expect((await post('/api/reviews', draft())).status).toBe(201);
  const now = new Date();
  await sendNotices(store, settings, log, () => now);
  expect(await store.notices.owed()).toBe(1);
  await sendNotices(store, settings, log, () => new Date(+now + 30_000));
  expect(calls).toHaveLength(1);
  await sendNotices(store, settings, log, () => new Date(+now + 61_000));
  expect(calls).toHaveLength(2);
  expect(await store.notices.owed()).toBe(0);
  const [, { headers, body }] = calls as [unknown, (typeof calls)[number]];
  const time = headers['x-jk-timestamp'];
  expect(headers['x-jk-signature']).toBe(
    `sha256=${createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')}`,
  );
  expect(JSON.parse(body)).toMatchObject({ type: 'review.received', barberId: 'ayman-farouk', rating: 5 });
});

test('a webhook that leads elsewhere is not followed, and the notice is owed until its review is erased', async () => {
  const elsewhere = await webhook([200]);
  const { calls, url } = await webhook([302], undefined, { Location: elsewhere.url });
  const settings = settingsFrom({ NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: SECRET });
  const store = await freshStore(channelsOf(settings));
  const { post } = await freshApp({ store, now: () => new Date() });
  await post('/api/reviews', draft());
  await sendNotices(store, settings, log, () => new Date());
  expect([calls.length, elsewhere.calls.length, await store.notices.owed()]).toEqual([1, 0, 1]);
  const { reviews } = await store.moderation.list({});
  await store.moderation.erase({ reviewId: reviews[0]?.id ?? '' }, 'x', new Date());
  expect(await store.notices.owed()).toBe(0);
});

test('a mail server that takes the connection and says nothing keeps no other notice waiting for long', async () => {
  const silent = createTcpServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const settings = settingsFrom({
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    NOTICE_FROM: 'site@example.com',
    NOTICE_TO: 'owner@example.com',
  });
  const store = await freshStore(channelsOf(settings));
  await store.reviews.submit(
    { barberId: 'ayman-farouk', branchId: 'jvc', customerName: 'Omar', rating: 5, review: 'a' },
    new Date(),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let isOver = false;
  const connected = once(silent, 'connection');
  const sending = sendNotices(store, settings, log).then(() => {
    isOver = true;
  });
  const [socket] = await connected;
  let waitedS = 0;
  for (; !isOver && waitedS < 60; waitedS += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
  socket.destroy();
  await sending;
  expect(waitedS).toBeLessThan(20);
  expect(await store.notices.owed()).toBe(1);
});

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'] as const)('two processes on %s', (engine) => {
  const settingsFor = (url: string) =>
    settingsFrom({ NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: SECRET });

  async function twoStores(settings: ReturnType<typeof settingsFrom>) {
    const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-notices-'));
    const databaseUrl = engine === 'postgres' ? postgres.database() : undefined;
    const options = { dataDir, channels: channelsOf(settings), ...(databaseUrl && { databaseUrl }) };
    const stores = [await openStore(options), await openStore(options)] as const;
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()));
      rmSync(dataDir, { recursive: true });
    });
    return stores;
  }

  const receive = async (store: Store, words: string[], at = new Date()) => {
    for (const review of words)
      await store.reviews.submit(
        { barberId: 'ayman-farouk', branchId: 'jvc', customerName: 'Omar', rating: 5, review },
        at,
      );
  };

  test('never send the same notice', async () => {
    const { calls, url } = await webhook([]);
    const settings = settingsFor(url);
    const [one, two] = await twoStores(settings);
    await receive(one, ['a', 'b', 'c', 'd', 'e', 'f']);
    const clock = () => new Date(Date.now() + 1);
    await Promise.all([sendNotices(one, settings, log, clock), sendNotices(two, settings, log, clock)]);
    expect(calls).toHaveLength(6);
    expect(new Set(calls.map(({ body }) => JSON.parse(body).id)).size).toBe(6);
  });

  test('a slow receiver is not told twice, though sending all takes longer than a lease', async () => {
    const clock = { now: new Date(Date.now() + LEASE_MS) };
    // What the other process does while the receiver takes its time.
    let others: (() => Promise<void>) | undefined;
    const { calls, url } = await webhook([], async () => {
      if (!others) return;
      const look = others;
      // Its own calls are answered at once.
      others = undefined;
      clock.now = new Date(+clock.now + LEASE_MS * 0.4);
      await look();
      others = look;
    });
    const settings = settingsFor(url);
    const [one, two] = await twoStores(settings);
    await receive(one, ['a', 'b', 'c', 'd', 'e']);
    const frozen = () => clock.now;
    others = () => sendNotices(two, settings, log, frozen);
    await sendNotices(one, settings, log, frozen);
    const told = calls.map(({ body }) => JSON.parse(body).id);
    expect([told.length, new Set(told).size]).toEqual([5, 5]);
    expect(await one.notices.owed()).toBe(0);
  });

  test('a lease that is renewed holds, one that ended is lost', async () => {
    const [one, two] = await twoStores(settingsFor('http://127.0.0.1:1/hook'));
    await receive(one, ['a']);
    const at = (leases: number) => new Date(Date.now() + 1 + leases * LEASE_MS);
    const mine = (await one.notices.claim(at(0))) as Notice;
    expect(await two.notices.claim(at(0.9))).toBeUndefined();
    expect(await one.notices.renew(mine, at(0.9))).toBe(true);
    expect(await two.notices.claim(at(1.5))).toBeUndefined();
    const theirs = await two.notices.claim(at(2));
    expect(theirs?.id).toBe(mine.id);
    expect(await one.notices.renew(mine, at(2))).toBe(false);
    await one.notices.postpone(mine, at(0));
    expect(await one.notices.claim(at(2.5))).toBeUndefined();
  });

  test('a notice that a clock put off, which was a day ahead and is right again, is sent', async () => {
    const [one] = await twoStores(settingsFor('http://127.0.0.1:1/hook'));
    await receive(one, ['a'], new Date(Date.now() + 26 * 60 * 60_000));
    expect(await one.notices.claim(new Date())).toBeDefined();
    expect(await one.notices.claim(new Date())).toBeUndefined();
  });
});

test('nobody is told where nothing is set, and pauses grow to six hours', () => {
  expect(channelsOf(settingsFrom({}))).toEqual([]);
  expect([1, 2, 3, 30].map(pauseAfter)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
});
