import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freshApp } from '../../tests/support/server.ts';
import { createLog } from '../log.ts';
import { type Body, isStored } from './answer.ts';
import type { Site } from './files.ts';
import { openSite } from './live-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jk-masters-live-'));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

/** A release of one page that needs one script, named after its number. */
function build(number: number): void {
  const files = { '/': 'index.html', '/404': '404.html', [`/_astro/${number}.js`]: `_astro/${number}.js` };
  const release = join(folder, String(number));
  mkdirSync(join(release, 'site/_astro'), { recursive: true });
  for (const file of Object.values(files)) writeFileSync(join(release, 'site', file), `${file} of ${number}`);
  const manifest = Object.fromEntries(
    Object.entries(files).map(([url, file]) => [
      url,
      { file, type: 'text/html', etag: `${number}`, immutable: false, encodings: [] },
    ]),
  );
  writeFileSync(join(release, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(release, 'content.json'),
    JSON.stringify({ barbers: [], branches: [], places: {}, reviewProblems: {} }),
  );
  writeFileSync(join(release, 'redirects.json'), '[]');
}

function use(number: number): void {
  symlinkSync(String(number), join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'current'));
}

async function serving(memory = 1_000) {
  build(1);
  use(1);
  const site = await openSite(folder, createLog('silent'), memory);
  onTestFinished(site.stop);
  const { request } = await freshApp({ site });
  return { site, text: async (path: string) => (await request(path)).text(), request };
}

test('a new release is served from the moment it is looked for, the files of the old one stay', async () => {
  const { site, text, request } = await serving();
  expect(await text('/')).toBe('index.html of 1');
  build(2);
  expect(await site.refresh()).toBe(false);
  use(2);
  expect(await text('/')).toBe('index.html of 1');
  expect(await site.refresh()).toBe(true);
  expect(await text('/')).toBe('index.html of 2');
  expect((await request('/_astro/1.js')).status).toBe(200);
  expect((await request('/_astro/3.js')).status).toBe(404);
});

test('what a page of the next release asks for is found before this process has noticed', async () => {
  const { request } = await serving();
  build(2);
  use(2);
  const answers = await Promise.all([request('/_astro/2.js'), request('/_astro/2.js')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a release that cannot be read is left, and what was served stays', async () => {
  const { site, text } = await serving();
  build(2);
  writeFileSync(join(folder, '2/manifest.json'), '{"/": {');
  use(2);
  expect(await site.refresh()).toBe(false);
  expect(await text('/')).toBe('index.html of 1');
  build(3);
  use(3);
  expect(await site.refresh()).toBe(true);
  expect(await text('/')).toBe('index.html of 3');
});

test('what memory has no room for comes from disk with the same headers, and the files of earlier releases do', async () => {
  const { site, request } = await serving(0);
  const roomy = await serving();
  const inMemory = ({ files }: Site) =>
    [...files].filter(([, { bodies }]) => !isStored(bodies.identity as Body));
  expect([inMemory(site).length, inMemory(roomy.site).length]).toEqual([0, 3]);
  for (const path of ['/', '/404', '/_astro/1.js']) {
    const [streamed, held] = await Promise.all([request(path), roomy.request(path)]);
    expect([streamed.status, ...streamed.headers]).toEqual([held.status, ...held.headers]);
    expect(await streamed.text()).toBe(await held.text());
    const head = await request(path, { method: 'HEAD' });
    expect([await head.text(), ...head.headers]).toEqual(['', ...held.headers]);
  }
  build(2);
  use(2);
  await roomy.site.refresh();
  expect(inMemory(roomy.site).map(([path]) => path)).toEqual(['/', '/404', '/_astro/2.js']);
  expect(await roomy.text('/_astro/1.js')).toBe('_astro/1.js of 1');
  rmSync(join(folder, '1'), { recursive: true });
  expect((await roomy.request('/_astro/1.js')).status).toBe(404);
});

test('without a release the start says so', async () => {
  await expect(openSite(folder, createLog('silent'), 0)).rejects.toThrow('There is no release of the site');
  build(3);
  await expect(openSite(folder, createLog('silent'), 0)).rejects.toThrow('releases use N');
});
