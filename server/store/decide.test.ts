import { describe, expect, test } from 'vitest';
import type { Decision } from '../../contract/staff.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';

const MONA = 'mona@example.com';
const ALI = 'ali@example.com';
const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);
const review = { barberId: 'ayman-farouk', branchId: 'jvc', customerName: 'Omar', rating: 5 };

describe.each(bothEngines())('decisions on %s', (_engine, fresh) => {
  async function storeWith(count: number) {
    const store = await openedStore({ ...fresh(), channels: ['mail'] });
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1)
      ids.push((await store.reviews.submit({ ...review, review: `Number ${index}` }, NOW)).id);
    const decide = (actor: string, decisions: Decision[], minutes = 1) =>
      store.moderation.decide(decisions, actor, later(minutes));
    const standing = async (id: string) =>
      (await store.moderation.list({})).reviews.find((found) => found.id === id);
    const trail = async () => (await store.moderation.audit()).entries;
    return { store, ids: ids as [string, ...string[]], decide, standing, trail };
  }

  test('names what a colleague decided meanwhile, and keeps the rest', async () => {
    const { ids, decide, standing, trail } = await storeWith(3);
    const [first, second = '', third = ''] = ids;
    await decide(ALI, [{ reviewId: second, action: 'reject', reason: 'Names a person', seen: null }]);
    const { done, missed } = await decide(
      MONA,
      [first, second, third, 'erased'].map((reviewId) => ({ reviewId, action: 'approve', seen: null })),
      2,
    );
    expect(done.map(({ reviewId }) => reviewId).sort()).toEqual([first, third].sort());
    expect(new Map(missed.map(({ reviewId, review: now }) => [reviewId, now?.decidedBy]))).toEqual(
      new Map([
        [second, ALI],
        ['erased', undefined],
      ]),
    );
    expect(await standing(second)).toMatchObject({ status: 'refused', reason: 'Names a person' });
    expect(await standing(first)).toMatchObject({ status: 'published', decidedBy: MONA });
    expect(await trail()).toHaveLength(3);
  });

  test('takes back its own decision, never the one that a colleague made after it', async () => {
    const { ids, decide, standing } = await storeWith(1);
    const [reviewId] = ids;
    const [mine] = (await decide(MONA, [{ reviewId, action: 'approve', seen: null }], 1)).done;
    const seen = mine?.decidedAt ?? null;
    await decide(ALI, [{ reviewId, action: 'undo', seen }], 2);
    await decide(ALI, [{ reviewId, action: 'reject', reason: 'Advertising', seen: null }], 3);
    const { done, missed } = await decide(MONA, [{ reviewId, action: 'undo', seen }], 4);
    expect([done, missed[0]?.review?.decidedBy]).toEqual([[], ALI]);
    expect(await standing(reviewId)).toMatchObject({ status: 'refused', decidedBy: ALI });
  });

  test('says the same when it is sent again, and leaves one trail', async () => {
    const { ids, decide, trail } = await storeWith(1);
    const [reviewId] = ids;
    const approve: Decision[] = [{ reviewId, action: 'approve', seen: null }];
    const first = await decide(MONA, approve, 1);
    expect(await decide(MONA, approve, 2)).toEqual(first);
    const undo: Decision[] = [{ reviewId, action: 'undo', seen: first.done[0]?.decidedAt }];
    await decide(MONA, undo, 3);
    expect((await decide(MONA, undo, 4)).missed).toEqual([]);
    expect(await trail()).toHaveLength(2);
  });

  test('stands from the moment it is made; taking it back is a second act, and the trail keeps both', async () => {
    const { store, ids, decide, standing, trail } = await storeWith(1);
    const [reviewId] = ids;
    const shown = async () => (await store.published.pageOf(review.barberId)).length;
    const owed = await store.notices.owed();
    const [mine] = (await decide(MONA, [{ reviewId, action: 'approve', seen: null }], 1)).done;
    expect(await shown()).toBe(1);
    await decide(MONA, [{ reviewId, action: 'undo', seen: mine?.decidedAt ?? null }], 2);
    expect(await shown()).toBe(0);
    expect(await standing(reviewId)).toMatchObject({ status: 'pending', decidedBy: null });
    expect((await trail()).map(({ action, actor }) => [action, actor])).toEqual([
      ['undo', MONA],
      ['approve', MONA],
    ]);
    // One notice a review, however often it is decided.
    expect(await store.notices.owed()).toBe(owed);
  });

  test('two who decide the same thirty at once share them, each once', async () => {
    const { ids, decide, trail } = await storeWith(30);
    const all = (list: string[]): Decision[] =>
      list.map((reviewId) => ({ reviewId, action: 'approve', seen: null }));
    const [mona, ali] = await Promise.all([decide(MONA, all(ids)), decide(ALI, all([...ids].reverse()))]);
    expect(mona.done.length + ali.done.length).toBe(30);
    expect([mona.missed.length, ali.missed.length]).toEqual([ali.done.length, mona.done.length]);
    expect(await trail()).toHaveLength(30);
  });
});
