import { describe, expect, test } from 'vitest';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';

const MONA = 'mona@example.com';
const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);

describe.each(bothEngines())('figures of barbers on %s', (_engine, fresh) => {
  async function house() {
    const store = await openedStore(fresh());
    const write = async (barberId: string, rating: number, at: Date) => {
      const words = { branchId: 'jvc', customerName: 'Omar', review: `${barberId} ${rating} ${+at}` };
      return (await store.reviews.submit({ barberId, rating, ...words }, at)).id;
    };
    const approve = (reviewId: string, at: Date) =>
      store.moderation.decide([{ reviewId, action: 'approve' }], MONA, at);
    const figures = () => store.barberFigures.between(NOW, later(60));
    return { store, write, approve, figures };
  }

  test('are what came in a time, what of it is published, its stars, and how long it took', async () => {
    const { store, write, approve, figures } = await house();
    const good = await write('ayman-farouk', 5, later(0));
    const poor = await write('ayman-farouk', 2, later(1));
    const refused = await write('ayman-farouk', 1, later(2));
    await write('ayman-farouk', 4, later(3));
    await write('leo-cruz', 3, later(59));
    await approve(good, later(10));
    await approve(poor, later(31));
    const reject = { reviewId: refused, action: 'reject', reason: 'Advertising' } as const;
    await store.moderation.decide([reject], MONA, later(22));
    await store.moderation.reply({ reviewId: good, text: 'Thank you.' }, MONA, later(90));
    const [first, second] = (await figures()).sort((a, b) => a.barberId.localeCompare(b.barberId));
    expect(first).toEqual({
      barberId: 'ayman-farouk',
      received: 4,
      published: 2,
      average: 3.5,
      decidedInS: 20 * 60,
      answeredInS: 90 * 60,
      unanswered: 1,
    });
    expect(second).toEqual({
      barberId: 'leo-cruz',
      received: 1,
      published: 0,
      average: null,
      decidedInS: null,
      answeredInS: null,
      unanswered: 0,
    });
  });

  test('leave out what came before and after, and what was taken back', async () => {
    const { store, write, approve, figures } = await house();
    await write('ayman-farouk', 5, later(-1));
    await write('ayman-farouk', 5, later(60));
    const reviewId = await write('leo-cruz', 5, later(1));
    await approve(reviewId, later(2));
    await store.moderation.decide([{ reviewId, action: 'undo' }], MONA, later(3));
    expect(await figures()).toMatchObject([
      { barberId: 'leo-cruz', received: 1, published: 0, average: null, decidedInS: null },
    ]);
  });
});
