import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundedServer } from './listen.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A server that notes who asks and answers when it is told to. */
async function open() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Promise<Response>((resolve) => answers.push(() => resolve(new Response('told'))));
  };
  const server = boundedServer({ fetch, most: 100, proxied: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const client = async (words: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.resume();
    await once(socket, 'connect');
    socket.write(words);
    return socket;
  };
  return { asked, answers, client };
}

test('who asks ten times in one breath does not go before who asks once', async () => {
  const { asked, answers, client } = await open();
  await client(Array.from({ length: 10 }, (_, turn) => get(`/many-${turn}`)).join(''));
  await expect.poll(() => asked).toEqual(['/many-0']);
  await client(get('/one'));
  await expect.poll(() => asked).toEqual(['/many-0', '/one']);
  for (let turn = 0; turn < 11; turn += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.();
  }
  await expect.poll(() => asked.length).toBe(11);
  expect(asked.filter((path) => path !== '/one')).toEqual(
    Array.from({ length: 10 }, (_, turn) => `/many-${turn}`),
  );
});

test('what still waits on a connection that has ended is not answered', async () => {
  const { asked, answers, client } = await open();
  const socket = await client(get('/first') + get('/second'));
  await expect.poll(() => asked).toEqual(['/first']);
  socket.destroy();
  await once(socket, 'close');
  answers.shift()?.();
  const other = await client(get('/other'));
  await expect.poll(() => asked).toEqual(['/first', '/other']);
  other.destroy();
});
