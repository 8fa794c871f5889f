import { describe, expect, test } from 'vitest';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';

const MONA = 'mona@example.com';
const ALI = 'ali@example.com';
const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);
const review = {
  barberId: 'ayman-farouk',
  branchId: 'jvc',
  customerName: 'Omar',
  rating: 5,
  review: 'Clean.',
};

describe.each(bothEngines())('replies on %s', (_engine, fresh) => {
  async function published() {
    const store = await openedStore(fresh());
    const { id: reviewId } = await store.reviews.submit(review, NOW);
    await store.moderation.decide([{ reviewId, action: 'approve' }], MONA, later(1));
    const reply = (actor: string, text: string, seen: string | null, minutes: number) =>
      store.moderation.reply({ reviewId, text, seen }, actor, later(minutes));
    const standing = async () => (await store.moderation.list({})).reviews[0];
    const trail = async () => (await store.moderation.audit()).entries;
    return { store, reviewId, reply, standing, trail };
  }

  test('the second of two who write at once is shown the words of the first, which stand', async () => {
    const { reply, standing, trail } = await published();
    expect((await reply(MONA, 'Thank you.', null, 2)).kind).toBe('kept');
    expect(await reply(ALI, 'Come again!', null, 3)).toMatchObject({
      kind: 'conflict',
      review: { reply: 'Thank you.', repliedBy: MONA, repliedAt: later(2).toISOString() },
    });
    expect(await standing()).toMatchObject({ reply: 'Thank you.', repliedBy: MONA });
    // Having read them, he may write over them, or take them away.
    expect((await reply(ALI, 'Come again!', later(2).toISOString(), 4)).kind).toBe('kept');
    expect((await reply(ALI, '', later(4).toISOString(), 5)).kind).toBe('kept');
    expect(await standing()).toMatchObject({ reply: null, repliedBy: null, repliedAt: null });
    expect((await trail()).map(({ action, actor }) => [action, actor])).toEqual([
      ['remove-reply', ALI],
      ['reply', ALI],
      ['reply', MONA],
      ['approve', MONA],
    ]);
  });

  test('of two at the very same time one is kept', async () => {
    const { reply, trail } = await published();
    const both = await Promise.all([reply(MONA, 'Hers', null, 2), reply(ALI, 'His', null, 2)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'kept']);
    expect(await trail()).toHaveLength(2);
  });

  test('sent again after a broken connection it is kept once', async () => {
    const { reply, trail } = await published();
    await reply(MONA, 'Thank you.', null, 2);
    expect((await reply(MONA, 'Thank you.', null, 3)).kind).toBe('repeated');
    expect(await trail()).toHaveLength(2);
  });

  test('to a review that a colleague took back meanwhile nothing is written', async () => {
    const { store, reviewId, reply, standing } = await published();
    await store.moderation.decide([{ reviewId, action: 'undo' }], ALI, later(2));
    expect(await reply(MONA, 'Thank you.', null, 3)).toMatchObject({
      kind: 'conflict',
      review: { status: 'pending' },
    });
    expect((await standing())?.reply).toBeNull();
    await store.moderation.erase({ reviewId }, ALI, later(4));
    expect(await reply(MONA, 'Thank you.', null, 5)).toEqual({ kind: 'unknown' });
  });

  test('the trail says whose review it was, until it is erased', async () => {
    const { store, reviewId, trail } = await published();
    expect((await trail())[0]).toMatchObject({ customerName: 'Omar', barberId: 'ayman-farouk' });
    await store.moderation.erase({ reviewId }, ALI, later(2));
    expect((await trail()).map(({ customerName }) => customerName)).toEqual([null, null]);
  });
});
