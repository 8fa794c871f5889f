import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideLinks } from './outside-links.ts';
import { reach } from './reach.ts';

const page = (...links: string[]) =>
  `<link rel="canonical" href="https://barber.ae/">${links.map((href) => `<a class="x" href="${href}">go</a>`).join('')}`;

describe('the links of the pages', () => {
  it('other hosts are named once, without what follows the question mark', () => {
    const pages = [
      page('https://maps.host/dir/?api=1&amp;to=2', 'https://maps.host/dir/?api=3', '/services'),
      page('https://social.host/barber'),
    ];
    expect(outsideLinks(pages)).toEqual(['https://maps.host/dir/', 'https://social.host/barber']);
  });

  it('our own pages, placeholders and chats are left out', () => {
    const links = [
      'https://barber.ae/x',
      'https://a.example/',
      'https://s.host/b.example',
      'https://wa.me/97150',
    ];
    expect(outsideLinks([page(...links)])).toEqual([]);
  });
});

describe('asking another host', () => {
  const server = createServer(({ url }, answer) => {
    if (url !== '/slow') answer.writeHead(Number(url?.slice(1))).end();
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/200', 'reached'],
    ['/403', 'reached'],
    ['/404', 'dead'],
    ['/410', 'dead'],
    ['/slow', 'unknown'],
  ])('%s is %s', async (path, answer) => {
    expect(await reach(base + path, 200)).toBe(answer);
  });
});
