import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type FoundText, type PreviewOptions, publishingApi } from '../../contract/changes.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { type FieldPath, fieldId } from '../../domain/field-path.ts';
import { digestOf } from '../../release/files.ts';
import { beforeStep, freshPlaces, MENU, quietPublishing } from '../../tests/support/publishing.ts';
import { type browserOf, signedInApp } from '../../tests/support/staff.ts';
import { openStore } from '../app/store.ts';
import type { Publishing } from './keep-current.ts';
import { StillPreparing } from './worker/worker.ts';

type Browser = ReturnType<typeof browserOf>;
const BRANCHES = 'facts/branches.yaml';
let mona: Awaited<ReturnType<typeof signedInApp>>;
let bilal: Browser;
let publishing: Publishing;

/** A shop with an owner, Mona, and a branch account, Bilal, each in a preview. */
beforeAll(async () => {
  const places = await freshPlaces();
  const store = await openStore({ dataDir: places.dataDir });
  publishing = quietPublishing(store, places);
  mona = await signedInApp({ store, publishing, now: () => new Date() });
  bilal = await mona.colleague('Bilal', { role: 'branch', branches: ['jvc'] });
  await put(mona, 65, ['haircut', 'price']);
  await put(bilal, '12:15', ['jvc', 'hours', 'opens'], BRANCHES);
  for (const one of [mona, bilal]) await one.ask(publishingApi.preview());
});

async function put(by: Browser, value: unknown, path: FieldPath, file = MENU): Promise<string> {
  const answer = await by.send(publishingApi.drafts, { file, path, value, seen: null }, 'PUT');
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}
const textOf = async (by: Browser, path: string) => (await by.ask(path)).text();

test.each([
  ['/services', 'en', /AED\s65\b/],
  ['/ar/services', 'ar', /65\b/],
])('shows %s with drafts to the account, and not to others with its cookie', async (path, lang, price) => {
  const answer = await mona.ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
  const html = await answer.text();
  expect(html).toContain(`<html lang="${lang}`);
  expect(html).toMatch(price);
  expect(html).toContain(`data-mode="browse" data-day="${dubaiDay(new Date())}" data-path="${path}"`);
  // The public site of this server has no such page.
  const [, cookie = ''] = /(jk-preview=\w+)/.exec([...mona.jar].map((one) => one.join('=')).join()) ?? [];
  expect((await mona.request(path, { headers: { cookie } })).status).toBe(404);
});

test('keeps the preview for a day, and starts it with no page that arrives after its end', async () => {
  const cookieOf = async (path: string) => (await mona.ask(path)).headers.get('Set-Cookie');
  expect(await cookieOf(publishingApi.preview())).toMatch(/^jk-preview=browse; Max-Age=86400;/);
  expect(await cookieOf('/services')).toBeNull();
});

test('shows lists with the drafts, and leaves the rest of the API and the console alone', async () => {
  const list: { id: string; price: number }[] = await (await mona.ask('/api/services')).json();
  expect(list.find(({ id }) => id === 'haircut')?.price).toBe(65);
  for (const path of ['/api/reviews/ratings', '/staff'])
    expect((await mona.ask(path)).headers.get('X-Robots-Tag'), path).not.toBe('noindex');
});

test('shows two accounts at the same time only the drafts that each may see', async () => {
  const [hers, his] = await Promise.all([mona, bilal].map((one) => textOf(one, '/locations/jvc')));
  expect(hers).toContain('"opens":"12:15"');
  expect(his).toContain('"opens":"12:15"');
  const [menu, publicMenu] = await Promise.all([mona, bilal].map((one) => textOf(one, '/services')));
  expect(menu).toMatch(/AED\s65\b/);
  expect(publicMenu).toMatch(/AED\s60\b/);
  expect(publicMenu).not.toMatch(/AED\s65\b/);
});

test('shows the page of a barber whose name looks like an address', async () => {
  const id = await put(mona, 'javascript: x', ['ayman-farouk', 'name'], 'facts/team.yaml');
  const answer = await mona.ask('/barber/ayman-farouk');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('javascript: x')]);
  await mona.ask(`${publishingApi.drafts}/${id}`, { method: 'DELETE' });
});

test.each<[what: string, value: unknown, path: FieldPath, file?: string]>([
  ['an impossible price', 6000, ['beard', 'price']],
  ['a text without the placeholder of its translation', 'All profiles', ['team', 'all'], 'en/home.yaml'],
])('leaves out a draft with %s and shows the others', async (_, ...change) => {
  const id = await put(mona, ...change);
  const menu = await textOf(mona, '/services');
  expect(menu).toMatch(/AED\s65\b/);
  expect(menu).toMatch(/AED\s40\b/);
  await mona.ask(publishingApi.draft(id), { method: 'DELETE' });
});

test("opens the page of the account's newest draft", async () => {
  const opened = async (by: Browser, locale?: string) =>
    (await by.ask(publishingApi.preview({ ...(locale && { locale }) }))).headers.get('Location');
  expect(await opened(bilal)).toBe('/locations/jvc');
  expect(await opened(bilal, 'ar')).toBe('/ar/locations/jvc');
  expect(await opened(bilal, '/evil.example')).toBe('/');
  const id = await put(mona, 'كل ما يحتاجه الرجل', ['hero', 'title'], 'ar/team-page.yaml');
  expect(await opened(mona)).toBe('/ar/team');
  await mona.ask(publishingApi.draft(id), { method: 'DELETE' });
  expect(await opened(mona)).toBe('/services');
});

test('opens the page of the record whose field no page shows, such as a day off of a barber', async () => {
  const field = 'facts/team.yaml:ayman-farouk.daysOff.monday';
  const answer = await mona.ask(publishingApi.preview({ field, locale: 'ar', mode: 'edit' }));
  expect(answer.headers.get('Location')).toBe('/ar/barber/ayman-farouk');
  const photo = await mona.ask(
    publishingApi.preview({ field: 'facts/photos.yaml:branch-jvc.photo', mode: 'edit' }),
  );
  expect(photo.headers.get('Location')).toMatch(/\/jvc$/);
  await mona.ask(publishingApi.preview());
});

test('opens a path in a mode and on a day, and never another site', async () => {
  const opened = async (options: PreviewOptions) =>
    (await mona.ask(publishingApi.preview(options))).headers.get('Location');
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example'])
    expect(await opened({ to }), to).toBe('/');
  expect(await opened({ mode: 'edit', day: '2027-03-01', to: '/ar/services' })).toBe('/ar/services');
  const html = await textOf(mona, '/ar/services');
  expect(html).toContain('data-mode="edit" data-day="2027-03-01" data-path="/ar/services"');
  expect(html).toMatch(/<h1[^>]* data-edit="ar\/services-page\.yaml:hero\.title"/);
  expect(html).toContain('&quot;ar/services-page.yaml:seo.description&quot;');
  expect(await textOf(bilal, '/ar/services')).not.toContain('data-edit=');
  for (const wrong of ['mode=write', 'day=2027-02-30'])
    expect((await mona.ask(`${publishingApi.preview()}${wrong}`)).status, wrong).toBe(400);
  await opened({});
});

const found = async (by: Browser, text: string): Promise<FoundText[]> =>
  (await (await by.ask(publishingApi.search(text))).json()).results;

test('finds texts with drafts, each with a page, in the files that the account may read', async () => {
  const id = await put(mona, 'Ask for “Ayman” at {jvc.name}', ['hero', 'title'], 'en/team-page.yaml');
  expect(await found(mona, 'for "ayman" at jvc')).toEqual([
    { file: 'en/team-page.yaml', path: ['hero', 'title'], text: 'Ask for “Ayman” at JVC', page: '/team' },
  ]);
  await mona.ask(publishingApi.draft(id), { method: 'DELETE' });
  expect((await found(mona, 'قصه')).some(({ text, page }) => /قصّة/.test(text) && /^\/ar\b/.test(page))).toBe(
    true,
  );
  expect(await found(mona, 'e')).toHaveLength(50);
  expect(await found(bilal, 'Eyebrows')).toEqual([]);
  expect((await found(bilal, 'Ayman')).map(({ file }) => file)).toEqual(['facts/team.yaml']);
});

test('finds the pages of texts in the cache after the worker restarts', async () => {
  const pages = async () => (await found(mona, 'Ayman')).map(({ page }) => page);
  const known = await pages();
  for (const path of globSync(`${publishing.releases}/.cache/pages-*`)) {
    const text = readFileSync(path, 'utf8').replaceAll('"page":"/', '"page":"/kept/');
    // Replace the file: it may be hard-linked to the cache of the built site.
    rmSync(path);
    writeFileSync(path.replace(/~.*/, `~${digestOf(text)}`), text);
  }
  publishing.worker.stop();
  expect(await pages()).toEqual(known.map((page) => `/kept${page}`));
});

test('shows pages and what they request without drafts in the mode for it, in frames of this site alone', async () => {
  await mona.ask(publishingApi.preview({ mode: 'public', to: '/services' }));
  const shown = await mona.ask('/services');
  expect(shown.headers.get('Content-Security-Policy')).toMatch(/frame-src 'self'.*frame-ancestors 'self'/);
  const price = async () => /"id":"haircut".*?"price":(\d+)/.exec(await textOf(mona, '/api/services'))?.[1];
  expect(await price()).toBe('60');
  await mona.ask(publishingApi.preview());
  expect(await price()).toBe('65');
});

test('shows the bar at a wrong address too, with a way home', async () => {
  await mona.ask(publishingApi.preview({ mode: 'edit', to: '/' }));
  const answer = await mona.ask('/nowhere');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  expect(await answer.text()).toContain('data-mode="edit" data-day="');
  expect(await textOf(mona, '/nowhere')).toContain('data-path="/"');
  expect((await mona.ask('/nothing.png')).status).toBe(404);
  await mona.ask(publishingApi.preview());
});

test.each(['preview', 'pageOf'] as const)(
  'says in a frame, too, that the work on %s goes on',
  async (step) => {
    beforeStep(publishing, step, () => Promise.reject(new StillPreparing()));
    await mona.ask(publishingApi.preview({ to: '/services' }));
    const field = fieldId('facts/services.yaml', ['haircut', 'price']);
    const answer = await mona.ask(step === 'preview' ? '/services' : publishingApi.preview({ field }));
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('location.reload()')]);
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  },
);

test('returns to the given page, and never to another site', async () => {
  const end = async (to: string) => (await mona.ask(publishingApi.endPreview(to))).headers.get('Location');
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
    expect(await end(to), to).toBe('/');
  expect(await end('/services')).toBe('/services');
  expect((await mona.ask('/services')).status).toBe(404);
  expect((await mona.ask('/')).headers.get('X-Robots-Tag')).not.toBe('noindex');
});
