import { describe, expect, test } from 'vitest';
import type { Decided, Decision } from '../../contract/moderation.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { reviewsByBarber } from './figures.ts';
import type { NewReview } from './submit.ts';

const MONA = 'mona@example.com';
const ALI = 'ali@example.com';
const AYMAN = 'ayman-farouk';
const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);
const review = (changes: Partial<NewReview> = {}): NewReview => ({
  barberId: AYMAN,
  branchId: 'jvc',
  customerName: 'عمر',
  rating: 5,
  review: 'A clean fade. 🌟',
  ...changes,
});

describe.each(bothEngines())('reviews on %s', (_, fresh) => {
  async function open() {
    const store = await openedStore(fresh());
    const submit = async (changes: Partial<NewReview> = {}, at = NOW) =>
      (await store.reviews.submit(review(changes), at)).id;
    const decide = (actor: string, decision: Decision, minutes = 1) =>
      store.moderation.decide(decision, actor, later(minutes));
    const approve = async (ids: string[], seen?: null, actor = MONA, minutes = 1) => {
      const answers: Decided[] = [];
      for (const reviewId of ids)
        answers.push(await decide(actor, { reviewId, action: 'approve', seen }, minutes));
      return answers;
    };
    const current = async (id: string) =>
      (await store.moderation.list({})).reviews.find((found) => found.id === id);
    const log = async () => (await store.audit.list()).entries;
    const received = async () => (await store.published.countsOf(AYMAN)).received;
    return { store, submit, decide, approve, current, log, received };
  }

  test('stores one review per idempotency key and rejects another text with it, even concurrently', async () => {
    const { store, received } = await open();
    const send = (index: number, words: string) =>
      store.reviews.submit(review({ review: words, submissionKey: 'the-same-key' }), later(index));
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index, 'Same')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const others = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => send(0, `${index}`)));
    expect(others.every((one) => 'reason' in one && one.reason.status === 422)).toBe(true);
    expect(await received()).toBe(1);
  });

  test('stores the same text once within ten minutes, even if sent concurrently without a key', async () => {
    const { store, submit, received } = await open();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => store.reviews.submit(review(), later(turn / 60))),
    );
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    await submit({}, later(11));
    expect(await received()).toBe(2);
  });

  test('finds text in any case and script, and takes wildcards literally', async () => {
    const { store, submit } = await open();
    await submit({ customerName: 'Omar', review: 'Great FADE, 100%', email: 'a_b@example.com' });
    await submit({ customerName: 'مُصطفى', review: 'أفضل قصّة، رائـــع' });
    const found = async (search: string) => (await store.moderation.list({ search })).reviews.length;
    await submit({ customerName: 'ÖMER', review: 'Émile und İlker: süß. ИВАН, Йод' });
    const arabic = ['مصطفي', 'مصطفى', 'افضل قصه', 'رايع', 'رائع'];
    const others = ['ÖMER', 'ömer', 'omer', 'Émile', 'emile', 'ilker', 'SÜSS', 'ИВАН', 'иван', 'йод'];
    for (const search of ['great fade', '100%', '%', 'a_b@', ...arabic, ...others])
      expect([search, await found(search)]).toEqual([search, 1]);
    for (const search of ['حمزة', 'قصر', "'; drop table reviews; --"]) expect(await found(search)).toBe(0);
  });

  test('searches any number of reviews, page by page', async () => {
    const { store, submit } = await open();
    const template = await store.db
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', await submit())
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 2_500 }, (_, index) => ({
      ...template,
      id: `${index}`.padStart(5, '0'),
      searchText: index % 50 === 0 ? 'قصه' : 'x',
      createdAt: later(-index).toISOString(),
    }));
    for (let start = 0; start < rows.length; start += 500)
      await store.db
        .insertInto('reviews')
        .values(rows.slice(start, start + 500))
        .execute();
    const first = await store.moderation.list({ search: 'قصه' });
    const second = await store.moderation.list({ search: 'قصه', cursor: first.next ?? '' });
    const ids = [...first.reviews, ...second.reviews].map(({ id }) => Number(id));
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => index * 50));
    expect([first.reviews.length, second.next]).toEqual([30, null]);
  });

  test('reports what a colleague decided meanwhile, and applies the rest of the batch', async () => {
    const { submit, decide, approve, current, log } = await open();
    const ids = [await submit(), await submit({ review: 'Two' })];
    const [first = '', second = ''] = ids;
    await decide(ALI, { reviewId: second, action: 'reject', reason: 'Names a person', seen: null });
    const answers = await approve([first, second, 'erased'], null, MONA, 2);
    expect(answers).toMatchObject([
      { kind: 'done' },
      { kind: 'missed', review: { decidedBy: ALI } },
      { kind: 'missed', review: null },
    ]);
    expect(await current(second)).toMatchObject({ status: 'rejected', reason: 'Names a person' });
    expect(await log()).toHaveLength(2);
  });

  test('lets staff undo a decision until a colleague decides again, and repeats the response to a retry', async () => {
    const { store, submit, decide, approve, current, log } = await open();
    const reviewId = await submit();
    const first = await approve([reviewId], null);
    expect(await approve([reviewId], null, MONA, 2)).toEqual(first);
    expect(await store.published.pageOf(AYMAN)).toHaveLength(1);
    const undo: Decision = { reviewId, action: 'undo', seen: later(1).toISOString() };
    await decide(MONA, undo, 3);
    expect(await decide(MONA, undo, 4)).toMatchObject({ kind: 'done' });
    expect(await store.published.pageOf(AYMAN)).toHaveLength(0);
    expect(await current(reviewId)).toMatchObject({ status: 'pending', decidedBy: null });
    await decide(ALI, { reviewId, action: 'reject', reason: 'Advertising', seen: null }, 5);
    expect(await decide(MONA, undo, 6)).toMatchObject({ kind: 'missed', review: { decidedBy: ALI } });
    expect((await log()).map(({ action, actor }) => [action, actor])).toEqual([
      ['reject', ALI],
      ['undo', MONA],
      ['approve', MONA],
    ]);
  });

  test('records one decision per review when two staff members decide thirty at once', async () => {
    const { submit, approve, log } = await open();
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) ids.push(await submit({ review: `${index}` }));
    const [mona, ali] = await Promise.all([approve(ids, null, MONA), approve([...ids].reverse(), null, ALI)]);
    expect([...mona, ...ali].filter(({ kind }) => kind === 'done')).toHaveLength(30);
    expect(await log()).toHaveLength(30);
  });

  test('reports a conflicting reply to the second author, who may then overwrite or delete it', async () => {
    const { store, submit, decide, approve, current, log } = await open();
    const reviewId = await submit();
    await approve([reviewId]);
    const reply = (actor: string, text: string, seen: string | null, minutes: number) =>
      store.moderation.reply({ reviewId, text, seen }, actor, later(minutes));
    const both = await Promise.all([reply(MONA, 'Hers', null, 2), reply(ALI, 'His', null, 2)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'stored']);
    const kept = await current(reviewId);
    expect(both).toContainEqual({ kind: 'conflict', review: kept });
    // Sent again after a connection broke.
    expect((await reply(kept?.repliedBy ?? '', kept?.reply ?? '', null, 3)).kind).toBe('stored');
    expect(await log()).toHaveLength(2);
    await reply(ALI, 'Come again!', later(2).toISOString(), 4);
    await reply(ALI, '', later(4).toISOString(), 5);
    expect(await current(reviewId)).toMatchObject({ reply: null, repliedBy: null, repliedAt: null });
    expect((await log())[0]).toMatchObject({ action: 'remove-reply', customerName: 'عمر', barberId: AYMAN });
    await decide(ALI, { reviewId, action: 'undo' }, 6);
    expect(await reply(MONA, 'Thank you.', null, 7)).toMatchObject({ kind: 'conflict' });
    await store.visitors.erase({ reviewId }, ALI, later(8));
    expect(await reply(MONA, 'Thank you.', null, 9)).toEqual({ kind: 'unknown' });
  });

  test('counts per barber: received in a period, published, stars and response time', async () => {
    const { store, submit, decide, approve } = await open();
    const write = (barberId: string, rating: number, minutes: number) =>
      submit({ barberId, rating, review: `${minutes}` }, later(minutes));
    await write('leo-cruz', 5, -1);
    const [good, poor, rejected] = [
      await write(AYMAN, 5, 0),
      await write(AYMAN, 2, 1),
      await write(AYMAN, 1, 2),
    ];
    await write('leo-cruz', 3, 59);
    await write('leo-cruz', 3, 60);
    await approve([good], undefined, MONA, 10);
    await approve([poor], undefined, MONA, 31);
    await decide(MONA, { reviewId: rejected, action: 'reject', reason: 'Advertising' }, 22);
    await store.moderation.reply({ reviewId: good, text: 'Thank you.' }, MONA, later(90));
    expect(await reviewsByBarber(store.db, NOW, later(60))).toEqual([
      {
        barberId: AYMAN,
        received: 3,
        published: 2,
        average: 3.5,
        decidedInS: 20 * 60,
        answeredInS: 90 * 60,
      },
      {
        barberId: 'leo-cruz',
        received: 1,
        published: 0,
        average: null,
        decidedInS: null,
        answeredInS: null,
      },
    ]);
  });
});
