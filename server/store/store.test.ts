import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bothEngines } from '../../tests/support/engines.ts';
import { openStore } from './open.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);
const review = (changes = {}) => ({
  barberId: 'ayman-farouk',
  branchId: 'jvc',
  customerName: 'عمر',
  rating: 5,
  review: 'A clean fade. 🌟',
  ...changes,
});

describe.each(bothEngines())('the store on %s', (engine, fresh) => {
  async function open(options = fresh()) {
    const store = await openStore(options);
    let closed = false;
    const close = async () => {
      if (closed) return;
      closed = true;
      await store.close();
    };
    onTestFinished(close);
    return { store, options, close };
  }

  test('keeps what was written when it is opened again', async () => {
    const { store, options, close } = await open();
    expect(store.engine).toBe(engine);
    await store.events.record([{ event: 'page_view', section: 'home', location: 'home', path: '/' }], NOW);
    await store.reviews.submit(review(), NOW);
    await close();
    const again = (await open(options)).store;
    expect(await again.events.count()).toBe(1);
    expect(await again.published.countsOf('ayman-farouk')).toMatchObject({ received: 1, published: 0 });
  });

  test('lists published reviews newest first, with text as it was written', async () => {
    const { store } = await open();
    const ids: string[] = [];
    for (const minute of [1, 2, 3]) {
      ids.push((await store.reviews.submit(review({ rating: minute }), later(minute * 20))).id);
    }
    await store.moderation.decide(
      ids.map((reviewId) => ({ reviewId, action: 'approve' as const })),
      'mona@example.com',
      NOW,
    );
    const listed = await store.published.pageOf('ayman-farouk');
    expect(listed.map(({ rating }) => rating)).toEqual([3, 2, 1]);
    expect(listed[0]).toMatchObject({ customerName: 'عمر', review: 'A clean fade. 🌟' });
  });

  test("gives a barber's reviews by pages, with counts and average over all, and a revision for every change", async () => {
    const { store } = await open();
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1)
      ids.push(
        (await store.reviews.submit(review({ review: `${index}`, rating: index ? 5 : 1 }), later(index % 3)))
          .id,
      );
    const of = 'ayman-farouk';
    const decide = (reviewIds: string[], action: 'approve' | 'undo') =>
      store.moderation.decide(
        reviewIds.map((reviewId) => ({ reviewId, action })),
        'mona@example.com',
        NOW,
      );
    await decide(ids.slice(0, 22), 'approve');
    const first = await store.published.pageOf(of);
    const last = first.at(-1);
    const rest = await store.published.pageOf(of, [last?.createdAt ?? '', last?.id ?? '']);
    expect([first.length, rest.length]).toEqual([20, 2]);
    expect(new Set([...first, ...rest].map(({ id }) => id))).toEqual(new Set(ids.slice(0, 22)));
    expect(await store.published.countsOf(of)).toEqual({
      received: 23,
      published: 22,
      refused: 0,
      average: (21 * 5 + 1) / 22,
    });
    expect((await store.published.countsOf('youssef-amrani')).average).toBe(0);
    const revisions = [await store.published.revisionOf(of)];
    await decide([ids[0] ?? ''], 'undo');
    revisions.push(await store.published.revisionOf(of));
    await store.moderation.reply({ reviewId: ids[1] ?? '', text: 'Thank you.' }, 'mona@example.com', NOW);
    revisions.push(await store.published.revisionOf(of));
    await store.moderation.erase({ reviewId: ids[2] ?? '' }, 'mona@example.com', NOW);
    revisions.push(await store.published.revisionOf(of));
    expect(revisions).toEqual([1, 2, 3, 4]);
    expect(await store.published.revisionOf('youssef-amrani')).toBe(0);
  });

  test('searches without regard to case, and takes signs for what they are', async () => {
    const { store } = await open();
    await store.reviews.submit(review({ review: 'Great FADE, 100%' }), NOW);
    await store.reviews.submit(review({ review: 'Slow', email: 'a_b@example.com' }), NOW);
    const found = async (search: string) => (await store.moderation.list({ search })).reviews.length;
    expect([await found('great fade'), await found('100%'), await found('%'), await found('a_b@')]).toEqual([
      1, 1, 1, 1,
    ]);
    expect(await found('a_b@example')).toBe(1);
    expect(await found("'; drop table reviews; --")).toBe(0);
  });

  test('finds Arabic however its letters are written, and by one letter of it no other', async () => {
    const { store } = await open();
    await store.reviews.submit(review({ customerName: 'مُصطفى', review: 'أفضل قصّة، رائـــع' }), NOW);
    await store.reviews.submit(review({ customerName: 'Omar', review: 'Great, 100%' }), NOW);
    const found = async (search: string) => (await store.moderation.list({ search })).reviews.length;
    for (const typed of ['مصطفي', 'مصطفى', 'افضل قصه', 'أفضل قصّة', 'رايع', 'رائع'])
      expect(await found(typed), typed).toBe(1);
    expect([await found('حمزة'), await found('قصر'), await found('100%')]).toEqual([0, 0, 1]);
  });

  test('counts a client within its window, also when many come at once', async () => {
    const { store } = await open();
    const counted = await Promise.all(
      Array.from({ length: 10 }, () => store.limits.count('someone', 60_000, NOW)),
    );
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await store.limits.count('someone', 60_000, later(1))).count).toBe(1);
    await store.limits.purge(later(10));
    expect((await store.limits.count('someone', 60_000, later(10))).count).toBe(1);
  });

  test('shuts nobody out for as long as a clock was ahead that has been set right', async () => {
    const { store } = await open();
    const ahead = new Date(+NOW + 26 * 60 * 60_000);
    for (let i = 0; i < 10; i++) await store.limits.count('someone', 60_000, ahead);
    expect(await store.limits.current('someone', 60_000, NOW)).toBeUndefined();
    expect((await store.limits.count('someone', 60_000, NOW)).count).toBe(1);
    expect((await store.limits.count('someone', 60_000, new Date(+NOW - 1_000))).count).toBe(2);
  });

  test('gives every process the same secret', async () => {
    const { store, options } = await open();
    const other = (await open(options)).store;
    const made = await Promise.all(
      [store, other, store, other].map((one, index) =>
        one.settings.getOrMake('secret', () => `made by ${index}`),
      ),
    );
    expect(new Set(made).size).toBe(1);
  });

  test('erases a visitor, and what the trail repeated of him', async () => {
    const { store } = await open();
    const { id } = await store.reviews.submit(review({ email: 'omar@example.com' }), NOW);
    await store.moderation.reply({ reviewId: id, text: 'Thank you, Omar.' }, 'mona@example.com', NOW);
    expect(await store.moderation.erase({ email: 'Omar@Example.com' }, 'command line', NOW)).toBe(1);
    expect((await store.moderation.list({})).reviews).toEqual([]);
    const { entries } = await store.moderation.audit();
    expect(entries.map(({ action, detail }) => [action, detail]).sort()).toEqual([
      ['erase', null],
      ['reply', null],
    ]);
  });

  test('is made once when four processes start at the same time', async () => {
    const options = fresh();
    const script = `const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, 'open.ts'))});
      const store = await openStore(${JSON.stringify(options)}); await store.ping(); await store.close();`;
    const start = () => promisify(execFile)('node', ['--input-type=module', '-e', script]);
    await Promise.all([start(), start(), start(), start()]);
    const { store } = await open(options);
    expect(await store.events.count()).toBe(0);
  }, 30_000);
});
