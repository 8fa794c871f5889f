import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { review } from '../../tests/support/jk.ts';
import { draft } from '../../tests/support/server.ts';
import { STAFF, signedInApp } from '../../tests/support/staff.ts';
import { PER_ACCOUNT, staffAuth } from './auth.ts';

// tests/e2e/staff-console.spec.ts decides, undoes and replies in the console.
test('counts the queue, and cleans the text of a reply', async () => {
  const server = await signedInApp();
  for (const words of ['One', 'Two', 'Three']) await server.post('/api/reviews', draft({ review: words }));
  const [two, one] = (await (await server.ask('/api/staff/reviews')).json()).reviews;
  await server.send('/api/staff/decisions', { reviewId: one.id, action: 'approve' });
  await server.send('/api/staff/decisions', { reviewId: two.id, action: 'reject', reason: 'Names a person' });
  const counts = { pending: 1, suspectedSpam: 0, published: 1, rejected: 1 };
  expect(await (await server.ask('/api/staff/queue')).json()).toEqual(counts);
  const reply = (id: string, text: string) =>
    server.send(`/api/staff/reviews/${id}/reply`, { text, seen: null }, 'PUT');
  await reply(one.id, ' \u202eThank you! ');
  expect((await server.json('/api/reviews?barberId=ayman-farouk'))[0].reply.text).toBe('Thank you!');
  const late = await reply(one.id, 'Hello');
  const stored = { reply: 'Thank you!', repliedBy: STAFF.email };
  expect([late.status, await late.json()]).toMatchObject([409, { status: 409, review: stored }]);
  expect((await reply('nothing', 'x')).status).toBe(404);
});

test('answers few requests of an account at once, refuses those beyond its queue, and lets others in between', async () => {
  const server = await signedInApp();
  const bilal = await server.colleague('Bilal');
  const answered: string[] = [];
  const ask = async (by: typeof bilal, name: string) => {
    const { status } = await by.ask('/api/staff/me');
    answered.push(`${name} ${status}`);
  };
  const all = Array.from({ length: 150 }, () => ask(server, 'Mona'));
  await Promise.all([...all, ask(bilal, 'Bilal')]);
  const most = PER_ACCOUNT.parallel + PER_ACCOUNT.waiting;
  expect(answered.filter((one) => one === 'Mona 200')).toHaveLength(most);
  expect(answered.filter((one) => one === 'Mona 429')).toHaveLength(150 - most);
  expect(answered.slice(-most / 2)).not.toContain('Bilal 200');
  expect((await server.ask('/api/staff/me')).status).toBe(200);
});

test('counts what goes on after its answer, until it ends', async () => {
  const { share } = staffAuth({ secure: false });
  const works = Array.from({ length: PER_ACCOUNT.parallel }, () => Promise.withResolvers<void>());
  const answered: string[] = [];
  const task = (name: string, work?: Promise<void>) =>
    share(
      'mona',
      async () => void answered.push(name),
      () => work,
    );
  await Promise.all(works.map(({ promise }, index) => task(`publication ${index}`, promise)));
  const next = task('check');
  await setTimeout(20);
  expect(answered).not.toContain('check');
  works[0]?.resolve();
  await next;
  expect(answered).toContain('check');
});

test('searches and filters the list, and continues after the last page', async () => {
  const server = await signedInApp();
  for (let index = 0; index < 35; index += 1)
    await server.store.reviews.submit(
      review(`Number ${index}`),
      new Date(+server.clock.now + index * 60_000),
    );
  const page = async (query: string) => (await server.ask(`/api/staff/reviews?${query}`)).json();
  const first = await page('branchId=jvc');
  const second = await page(`branchId=jvc&cursor=${first.next}`);
  expect([first.reviews.length, second.reviews.length, second.next]).toEqual([30, 5, null]);
  expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(35);
  expect((await page('search=NUMBER%2017')).reviews).toHaveLength(1);
  expect((await server.ask('/api/staff/reviews?status=strange')).status).toBe(400);
});
