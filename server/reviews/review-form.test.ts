import { expect, test } from 'vitest';
import { review } from '../../tests/support/jk.ts';
import { BARBER, freshApp } from '../../tests/support/server.ts';

const words = { barberId: BARBER, locale: 'en', customerName: 'Omar', rating: '4', review: 'A clean fade.' };
const OURS = { 'Sec-Fetch-Site': 'same-origin' };
const from = (address: number) => ({ ...OURS, 'X-Forwarded-For': `203.0.113.${address}` });

type Server = Awaited<ReturnType<typeof freshApp>>;
const send = ({ request }: Server, changes: Record<string, string> = {}, headers: HeadersInit = OURS) =>
  request('/api/reviews', { method: 'POST', headers, body: new URLSearchParams({ ...words, ...changes }) });

const stored = async ({ store }: Server) => (await store.moderation.list({})).reviews;

test('stores a form like any other review and redirects to a URL that does not contain it', async () => {
  const server = await freshApp();
  const answer = await send(server, { email: 'omar@example.com', review: 'One\r\ntwo' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/review-received']);
  expect(await stored(server)).toMatchObject([
    {
      customerName: 'Omar',
      rating: 4,
      review: 'One\ntwo',
      email: 'omar@example.com',
      suspectedSpam: false,
      status: 'pending',
    },
  ]);
});

test('names the invalid field and keeps the entered text, escaped', async () => {
  const server = await freshApp();
  const answer = await send(server, {
    customerName: '\u2800 ',
    review: '</textarea>{{email}}<b data-if-checked="email:">"Hi" $&</b>',
    email: 'no',
  });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(html).toContain('<p>See the fields</p>');
  expect(html).toContain('<i>Name?||Email?|</i>');
  expect(html).toContain(
    '<textarea>&lt;/textarea&gt;{{email}}&lt;b data-if-checked=&quot;email:&quot;&gt;&quot;Hi&quot; $&amp;&lt;/b&gt;</textarea>',
  );
  expect(html).toContain('<b checked=""></b>');
  expect(await stored(server)).toEqual([]);
});

test.each([
  ['no stars', { rating: '' }, '|||Stars?'],
  ['a text that is too long', { review: 'x'.repeat(2_001) }, '|Fewer words||'],
  ['nothing written', { customerName: '', review: ' ' }, 'Name?|Words?||'],
])('reports %s beside its field', async (_, changes, errors) => {
  const answer = await send(await freshApp(), changes);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(`<i>${errors}</i>`)]);
});

test('accepts a text of the full length in any script, with the line ends of forms', async () => {
  const server = await freshApp();
  for (const sign of ['ع', '髪', '🌟']) {
    const review = `${sign.repeat(1_998 / sign.length)}\r\n${'x'}`;
    expect([sign, (await send(server, { review })).status]).toEqual([sign, 303]);
  }
  expect((await stored(server)).map(({ review }) => review.length)).toEqual([2_000, 2_000, 2_000]);
});

test('responds to too many reviews with 429, the entered text and the time to wait', async () => {
  const limit = 1;
  const server = await freshApp({ reviewLimit: limit });
  await send(server);
  const answer = await send(server, { review: 'Second' });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '600']);
  expect(await answer.text()).toMatch(/Wait 10 minutes.*<textarea>Second</);
});

test('keeps the entered text and offers the chat when the global limit is reached', async () => {
  const chat = '<a href="https://wa.me/971">Tell JVC</a>';
  const all = await freshApp({ proxies: 1, reviewLimit: 2 });
  for (let client = 1; client <= 12; client += 1)
    expect((await send(all, { review: `Of ${client}` }, from(client))).status).toBe(303);
  const answer = await send(all, { review: 'One more' }, from(13));
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3600']);
  expect(html).toContain('Not now');
  expect(html).toContain('<textarea>One more<');
  expect(html).toContain(chat);
  expect(await (await send(all, { review: '' }, from(14))).text()).not.toContain(chat);
  // A refused review does not count for the client, and the hour ends.
  all.clock.now = new Date(+all.clock.now + 3_600_000);
  expect((await send(all, { review: 'One more' }, from(13))).status).toBe(303);
});

test('refuses reviews while the queue is full, until a decision makes room', async () => {
  const server = await freshApp({ reviewLimit: 1, proxies: 1 });
  for (let index = 0; index < 50; index += 1)
    await server.store.reviews.submit(review(`${index}`), server.clock.now);
  expect((await send(server)).status).toBe(503);
  const [first] = await stored(server);
  await server.store.moderation.decide(
    { reviewId: first?.id ?? '', action: 'approve' },
    'x',
    server.clock.now,
  );
  expect((await send(server)).status).toBe(303);
});

test('stays open for others when suspected spam has reached its limits, which are its own', async () => {
  const server = await freshApp({ reviewLimit: 1, proxies: 1 });
  const spam = { website: 'https://spam.example' };
  const answers = [];
  for (let client = 1; client <= 7; client += 1)
    answers.push((await send(server, { ...spam, review: `${client}` }, from(client))).status);
  expect(answers).toEqual([303, 303, 303, 303, 303, 303, 503]);
  for (let index = 0; index < 50; index += 1)
    await server.store.reviews.submit({ ...review(`${index}`), suspectedSpam: true }, server.clock.now);
  expect((await send(server, {}, from(8))).status).toBe(303);
  server.clock.now = new Date(+server.clock.now + 3_600_000);
  expect((await send(server, { ...spam, review: 'Later' }, from(9))).status).toBe(503);
});

test('responds with a page that keeps the entered text while the store is unavailable', async () => {
  const server = await freshApp();
  server.store.reviews.submit = () => Promise.reject(new Error('gone'));
  const answer = await send(server);
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(await answer.text()).toMatch(/Not now.*value="Omar".*A clean fade\./);
});

test('responds to an oversized or undecodable body with a page, too', async () => {
  const server = await freshApp();
  const large = await send(server, { review: 'x'.repeat(70_000) });
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('Too long')]);
  expect(large.headers.get('Connection')).toBe('close');
  const type = { 'Content-Type': 'application/x-www-form-urlencoded', ...OURS };
  const bytes = new Uint8Array([0x61, 0x3d, 0xff]);
  const unreadable = await server.request('/api/reviews', { method: 'POST', headers: type, body: bytes });
  expect([unreadable.status, await unreadable.text()]).toEqual([
    400,
    expect.stringContaining('Not readable'),
  ]);
});

test('says that a barber has left, and keeps the entered text', async () => {
  const answer = await send(await freshApp(), { barberId: 'gone-barber' });
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringMatching(/Gone Barber left.*A clean fade\./),
  ]);
});

test.each([[{ 'Sec-Fetch-Site': 'cross-site' }], [{ Origin: 'https://evil.example' }], [{}]])(
  'rejects a form from another site without repeating its text: %j',
  async (headers) => {
    const server = await freshApp();
    const answer = await send(server, {}, headers);
    const html = await answer.text();
    expect(answer.status).toBe(403);
    expect(html).toContain('From elsewhere');
    expect(html).not.toContain('A clean fade');
    expect(await stored(server)).toEqual([]);
  },
);

test('checks Origin in older browsers', async () => {
  expect((await send(await freshApp(), {}, { Origin: 'http://localhost' })).status).toBe(303);
});
