import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { draft, freshApp, freshStore } from '../../tests/support/server.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../read-settings.ts';
import { channelsOf, noticeSettings } from './settings.ts';
import { pauseAfter, sendNotices } from './worker.ts';

const log = createLog('silent');
const SECRET = 'shared by both sides';
const settingsFrom = (env: NodeJS.ProcessEnv) => noticeSettings(readSettings(env));

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

async function webhook(statuses: number[]) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    response.writeHead(statuses[calls.length - 1] ?? 200).end();
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
    SITE_URL: 'https://jk.example',
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
  expect(mails[0]).toContain('ayman-farouk, 3 of 5');
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
  await sendNotices(store, settings, log, now);
  expect(await store.notices.owed()).toBe(1);
  await sendNotices(store, settings, log, new Date(+now + 30_000));
  expect(calls).toHaveLength(1);
  await sendNotices(store, settings, log, new Date(+now + 61_000));
  expect(calls).toHaveLength(2);
  expect(await store.notices.owed()).toBe(0);
  const [, { headers, body }] = calls as [unknown, (typeof calls)[number]];
  const time = headers['x-jk-timestamp'];
  expect(headers['x-jk-signature']).toBe(
    `sha256=${createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')}`,
  );
  expect(JSON.parse(body)).toMatchObject({ type: 'review.received', barberId: 'ayman-farouk', rating: 5 });
});

test('two processes never send the same notice', async () => {
  const { calls, url } = await webhook([]);
  const settings = settingsFrom({ NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: SECRET });
  const store = await freshStore(channelsOf(settings));
  const { post } = await freshApp({ store, now: () => new Date() });
  for (const review of ['a', 'b', 'c']) await post('/api/reviews', draft({ review }));
  const now = new Date(Date.now() + 1);
  await Promise.all([sendNotices(store, settings, log, now), sendNotices(store, settings, log, now)]);
  expect(calls).toHaveLength(3);
});

test('nobody is told where nothing is set, and pauses grow to six hours', () => {
  expect(channelsOf(settingsFrom({}))).toEqual([]);
  expect([1, 2, 3, 30].map(pauseAfter)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
});
