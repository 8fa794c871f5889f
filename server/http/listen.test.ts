import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshApp } from '../../tests/support/server.ts';
import { httpServer } from './listen.ts';

const SHORT = {
  headersTimeout: 300,
  requestTimeout: 400,
  keepAliveTimeout: 300,
  idle: 500,
  connectionsCheckingInterval: 50,
};

type Fetch = Parameters<typeof httpServer>[0];

async function listening(...options: Parameters<typeof httpServer>) {
  const server = httpServer(...options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

/** Sends some bytes and returns what came back when the connection has ended. */
async function open(fetch: Fetch = () => new Response('small')) {
  const { server, port } = await listening(fetch, 400, SHORT);
  return async (words: string, { reads = true } = {}) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    if (reads) socket.on('data', (data) => (text += data));
    socket.on('error', () => {});
    // A client that does not read does not notice the end, so watch the server's side.
    const side = reads ? socket : (await once(server, 'connection'))[0];
    const ended = new Promise((resolve) => side.once('close', resolve));
    socket.write(words);
    await ended;
    return text;
  };
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n';

test.each([
  ['sends nothing', ''],
  ['never ends its headers', get],
  ['never sends its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc'],
  ['stays idle after one request', `${get}\r\n`],
])('disconnects a client that %s', async (_, words) => {
  await (await open(async (request) => new Response(await request.text())))(words);
});

test('disconnects a client that never reads', async () => {
  // More than the sockets of both sides buffer.
  const large = new Uint8Array(32 << 20);
  await (await open(() => new Response(large)))(`${get}\r\n`, { reads: false });
});

test('answers a health check of HTTP/1.0 without Host, and refuses one of HTTP/1.1', async () => {
  const send = await open();
  expect(await send('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send('GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['with Content-Length', () => new Uint8Array(5_000_000)],
  ['in chunks', () => new Blob([new Uint8Array(40_000)]).stream()],
])('answers a body that is too long, sent %s, with 413 and closes the connection', async (_, body) => {
  const { app } = await freshApp();
  const { port } = await listening(app.fetch, 10);
  const sent = { method: 'POST', body: body(), duplex: 'half' } as const;
  const answer = await fetch(`http://127.0.0.1:${port}/api/reviews`, sent);
  expect([answer.status, answer.headers.get('Connection')]).toEqual([413, 'close']);
});

test('logs a client that disconnects while sending, in one line', async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const { app } = await freshApp({ log });
  const { server, port } = await listening(app.fetch, 10);
  const visitor = connect(port, '127.0.0.1');
  visitor.write(
    'POST /api/reviews HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"cust',
  );
  await once(server, 'request');
  setTimeout(() => visitor.destroy(), 50);
  await expect
    .poll(() => log.info.mock.calls)
    .toEqual([['client disconnected while sending', { path: '/api/reviews' }]]);
  expect([...log.warn.mock.calls, ...log.error.mock.calls]).toEqual([]);
});
