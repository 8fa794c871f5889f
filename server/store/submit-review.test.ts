import { describe, expect, onTestFinished, test } from 'vitest';
import { bothEngines } from '../../tests/support/engines.ts';
import { openStore } from './open.ts';
import { KeyReused } from './submit-review.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);
const review = (changes = {}) => ({
  barberId: 'ayman-farouk',
  branchId: 'jvc',
  customerName: 'Omar',
  rating: 5,
  review: 'A clean fade. 🌟',
  ...changes,
});

describe.each(bothEngines())('what comes twice, on %s', (_, fresh) => {
  async function open(options = fresh()) {
    const store = await openStore(options);
    onTestFinished(() => store.close());
    return { store };
  }

  test('one key is one review, however many ask at once', async () => {
    const { store } = await open();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        store.reviews.submit(review({ submissionKey: 'the-same-key' }), later(index)),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await store.published.countsOf('ayman-farouk')).received).toBe(1);
  });

  test('a key that comes again with other words is refused, also when both come at once', async () => {
    const { store } = await open();
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        store.reviews.submit(review({ review: `Words ${index}`, submissionKey: 'the-same-key' }), NOW),
      ),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(11);
    expect(refused.every((answer) => 'reason' in answer && answer.reason instanceof KeyReused)).toBe(true);
    expect((await store.published.countsOf('ayman-farouk')).received).toBe(1);
  });

  test('the same words are one review, however many send them at once without a key', async () => {
    const { reviews, published } = (await open()).store;
    for (let round = 0; round < 30; round += 1) {
      const words = review({ review: `Round ${round}` });
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, turn) => reviews.submit(words, later(turn / 60))),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    }
    expect((await published.countsOf('ayman-farouk')).received).toBe(30);
  }, 60_000);

  test('what a program may have written waits apart, and nobody is told of it', async () => {
    const { store } = await open({ ...fresh(), channels: ['mail'] });
    await store.reviews.submit(review(), NOW);
    const { id } = await store.reviews.submit(review({ review: 'Buy now', perhapsProgram: true }), NOW);
    const counts = async () => store.moderation.queueCounts();
    expect(await counts()).toEqual({ pending: 1, perhapsPrograms: 1, published: 0, refused: 0 });
    expect(await store.notices.owed()).toBe(1);
    const waiting = await store.moderation.list({ status: 'pending', perhapsProgram: 'none' });
    expect(waiting.reviews.map((one) => [one.review, one.perhapsProgram])).toEqual([
      ['A clean fade. 🌟', false],
    ]);
    const marked = await store.moderation.list({ status: 'pending', perhapsProgram: 'only' });
    expect(marked.reviews.map((one) => [one.id, one.perhapsProgram])).toEqual([[id, true]]);
    expect((await store.moderation.list({})).reviews).toHaveLength(2);
    await store.moderation.decide([{ reviewId: id, action: 'approve' }], 'mona@example.com', NOW);
    expect(await counts()).toEqual({ pending: 1, perhapsPrograms: 0, published: 1, refused: 0 });
  });
});
