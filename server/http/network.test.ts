import { expect, test } from 'vitest';
import { forwardedNetwork, networkOf } from './network.ts';

test.each([
  '192.0.2.7',
  ' 192.0.2.7 ',
  '192.0.2.7:55123',
  '::ffff:192.0.2.7',
  '::FFFF:c000:207',
  '0:0:0:0:0:ffff:192.0.2.7',
  '[::ffff:192.0.2.7]:443',
  '"192.0.2.7"',
])('%s is one client', (spelling) => {
  expect(networkOf(spelling)).toBe('192.0.2.7');
});

test.each([
  '2001:db8:0:12::1',
  '2001:0DB8:0000:0012:0000:0000:0000:0002',
  '2001:db8:0:12:ffff:ffff:ffff:ffff',
  '[2001:db8:0:12::3]',
  '[2001:db8:0:12::3]:8080',
  '"[2001:db8:0:12::3]:8080"',
  '2001:db8:0:12::4%eth0',
  '[2001:db8:0:12::4%25eth0]:80',
  '2001:db8:0:12:a:b:192.0.2.7',
])('%s counts by its /64', (spelling) => {
  expect(networkOf(spelling)).toBe('2001:db8:0:12::/64');
});

test('other networks are other clients, and what is no address is nobody', () => {
  expect(networkOf('2001:db8:0:13::1')).not.toBe(networkOf('2001:db8:0:12::1'));
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  for (const text of ['', 'unknown', '1.2.3.4.5', '[::1', 'x:1', '1.2.3.4:x', '_hidden'])
    expect([text, networkOf(text)]).toEqual([text, undefined]);
});

test.each([
  ['192.0.2.7', 1, '192.0.2.7'],
  ['10.0.0.1, 192.0.2.7', 1, '192.0.2.7'],
  ['10.0.0.1, 192.0.2.7, 10.1.1.1', 2, '192.0.2.7'],
  ['10.0.0.1,192.0.2.7:80 ,10.1.1.1', 2, '192.0.2.7'],
  // It came to the inner proxy directly.
  ['192.0.2.7', 2, '192.0.2.7'],
  ['10.0.0.1, unknown', 1, undefined],
  ['10.0.0.1,', 1, undefined],
])('%s behind %i proxies', (header, proxies, client) => {
  expect(forwardedNetwork(header, proxies)).toBe(client);
});
