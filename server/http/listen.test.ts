import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundedServer, type Listening, PATIENCE } from './listen.ts';

const SHORT = {
  headersTimeout: 300,
  requestTimeout: 400,
  keepAliveTimeout: 300,
  timeout: 500,
  connectionsCheckingInterval: 50,
};
// More than the sockets of two sides hold between them.
const LARGE = new Uint8Array(32 << 20);

async function open(options: Partial<Listening> = {}) {
  let asked = 0;
  const fetch = (request: Request) => {
    asked += 1;
    return new URL(request.url).pathname === '/large' ? new Response(LARGE) : new Response('small');
  };
  const server = boundedServer({ fetch, most: 400, proxied: true, patience: SHORT, ...options });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  /** A client that says something, or nothing, and reads only where it is told to. */
  const client = async (words = '', { reads = true } = {}) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const got = { text: '' };
    if (reads) socket.on('data', (data) => (got.text += data));
    else socket.pause();
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await once(socket, 'connect');
    socket.write(words);
    return { socket, got, closed };
  };
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const status = () => globalThis.fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.status);
  return { client, connections, status, asked: () => asked };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n`;

test.each([
  ['says nothing', ''],
  ['never ends its head', get('/')],
  ['never sends its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc'],
  ['asks once and then never again', `${get('/')}\r\n`],
])('a client that %s is cut off', async (_, words) => {
  const { client, connections } = await open();
  await (await client(words)).closed;
  await expect.poll(connections).toBe(0);
});

test('a client that never reads is cut off', async () => {
  const { client, connections } = await open();
  await client(`${get('/large')}\r\n`, { reads: false });
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 5_000 }).toBe(0);
});

// Half a second in which a busy machine lets the client do nothing is an end, too.
test('a client that reads slowly gets all of it', { timeout: 20_000, retry: 2 }, async () => {
  const { client } = await open();
  const { socket, closed } = await client(`${get('/large')}Connection: close\r\n\r\n`, { reads: false });
  let bytes = 0;
  socket.on('data', (data) => {
    bytes += data.length;
    socket.pause();
    setTimeout(() => socket.resume(), bytes % (1 << 20) < 65_536 ? 25 : 0);
  });
  socket.resume();
  await closed;
  expect(bytes).toBeGreaterThan(LARGE.byteLength);
});

test('the body of a GET is not read to its end', async () => {
  const { client } = await open({ patience: PATIENCE });
  const { got, closed, socket } = await client(`${get('/')}Content-Length: 1000000000\r\n\r\n`);
  const sending = setInterval(() => socket.write('x'.repeat(1000)), 20);
  await closed;
  clearInterval(sending);
  expect(got.text).toContain('Connection: close');
});

test('a client that asks hundreds of times at once costs a handful of answers', async () => {
  const { client, asked, connections, status } = await open({ patience: PATIENCE });
  await client(`${get('/large')}\r\n`.repeat(400), { reads: false });
  await expect.poll(asked).toBeGreaterThan(0);
  await expect.poll(connections).toBe(0);
  expect(await status()).toBe(200);
  expect(asked()).toBeLessThanOrEqual(18);
  const { got, closed } = await (await open()).client(`${get('/')}\r\n`.repeat(10));
  await closed;
  expect(got.text.match(/200 OK/g)).toHaveLength(10);
});

test('a request that names two hosts is refused', async () => {
  const { client, asked } = await open();
  const { got, closed } = await client(`${get('/')}host: y\r\n\r\n`);
  await closed;
  expect(got.text).toMatch(/^HTTP\/1\.1 400 /);
  expect([asked(), got.text]).toEqual([0, expect.stringContaining('A request names one host.')]);
});

test('a health check of HTTP/1.0 without a host is answered, a later version is not', async () => {
  const { client } = await open();
  const old = await client('GET /healthz HTTP/1.0\r\n\r\n');
  await old.closed;
  expect(old.got.text).toMatch(/^HTTP\/1\.1 200 /);
  const today = await client('GET /healthz HTTP/1.1\r\n\r\n');
  await today.closed;
  expect(today.got.text).toMatch(/^HTTP\/1\.1 400 /);
});

test('silent clients give their seats up to those who ask', async () => {
  const { client, connections, status } = await open({ most: 20, patience: PATIENCE });
  const silent = await Promise.all(Array.from({ length: 60 }, () => client()));
  for (let turn = 0; turn < 30; turn += 1) expect(await status()).toBe(200);
  expect(await connections()).toBeLessThanOrEqual(20);
  await silent[0]?.closed;
});

test('when all are being answered, a newcomer is told to come again', async () => {
  const { client, asked } = await open({ most: 8, patience: PATIENCE });
  await Promise.all(Array.from({ length: 8 }, () => client(`${get('/large')}\r\n`, { reads: false })));
  await expect.poll(asked).toBe(8);
  const { got, closed } = await client(`${get('/')}\r\n`);
  await closed;
  expect(got.text).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(got.text).toContain('Retry-After: 5');
  expect(JSON.parse(got.text.split('\r\n\r\n')[1] ?? '').status).toBe(503);
});

test('one client holds at most a quarter of the seats, but for a proxy', async () => {
  const direct = await open({ most: 40, proxied: false, patience: PATIENCE });
  await Promise.all(Array.from({ length: 30 }, () => direct.client()));
  await expect.poll(direct.connections).toBe(10);
  expect(await direct.status()).toBe(200);
  const proxied = await open({ most: 40, patience: PATIENCE });
  await Promise.all(Array.from({ length: 30 }, () => proxied.client()));
  await expect.poll(proxied.connections).toBe(30);
});
