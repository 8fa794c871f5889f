import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CURRENT } from '../../contract/release.ts';
import { readWhole } from '../../release/files.ts';
import { finishRelease, formsOf, openRelease, serveRelease } from '../../release/releases.ts';
import { renderRelease } from '../../release/render.ts';
import { temporary } from '../../tests/support/folder.ts';
import { locals, page, programOf } from '../../tests/support/small-program.ts';
import { createLog } from '../log.ts';
import { NoRelease, openSite } from './site.ts';

const log = createLog('silent');

async function publish(releases: string, text: string): Promise<void> {
  const folder = temporary();
  mkdirSync(join(folder, 'workers'));
  writeFileSync(join(folder, 'workers/worker.js'), '');
  const program = programOf([['/a', page('/a', text.repeat(200))]], 'one', folder);
  const { work } = await renderRelease({ program, releases, locals });
  await serveRelease(releases, await finishRelease(releases, work));
}

/** What a server does at its start, and then until visitors see what was rendered. */
async function restart(releases: string, text: string) {
  const { site, shown, stop } = await openSite(releases, log).catch(async (error) => {
    expect(error).toBeInstanceOf(NoRelease);
    await publish(releases, text);
    return openSite(releases, log);
  });
  onTestFinished(stop);
  if (!(await shown())) await publish(releases, text);
  expect(await shown()).toBeDefined();
  return { site, shown };
}

async function expectWhole(releases: string, text: string): Promise<void> {
  const { manifest } = await openRelease(releases, CURRENT);
  const forms = Object.values(manifest).flatMap((entry) => formsOf(join(releases, CURRENT), entry));
  expect(forms.filter(({ path, digest }) => !readWhole(path, digest))).toEqual([]);
  expect(readFileSync(join(releases, CURRENT, 'site/a.html'), 'utf8')).toContain(text);
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => !one.isDirectory())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1));

test.each<[string, (file: string) => void]>([
  ['deleted', (file) => rmSync(file)],
  ['empty', (file) => writeFileSync(file, '')],
  ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, -1))],
  [
    'changed',
    (file) =>
      writeFileSync(
        file,
        readFileSync(file).map((byte, at) => (at ? byte : byte ^ 1)),
      ),
  ],
])('a restart and the next publication replace any one file that is %s', async (_, damage) => {
  const files = async () => {
    const releases = temporary();
    await publish(releases, 'first');
    return { releases, names: filesIn(releases).sort() };
  };
  // The first publication of a process also caches its pages.
  await files();
  const { length } = (await files()).names;
  expect(length).toBeGreaterThan(12);
  for (let index = 0; index < length; index += 1) {
    const { releases, names } = await files();
    const name = names[index] ?? '';
    if (name === CURRENT) rmSync(join(releases, name));
    else damage(join(releases, name));
    const { site, shown } = await restart(releases, 'first');
    if (!name.startsWith('.cache')) await expectWhole(releases, 'first');
    expect([name, String(site.files.get('/a')?.bodies.identity)]).toEqual([name, expect.anything()]);
    await publish(releases, 'second');
    await shown();
    await expectWhole(releases, 'second');
    const { identity } = site.files.get('/a')?.bodies ?? {};
    expect([name, Buffer.from(identity as Uint8Array).toString()]).toEqual([
      name,
      expect.stringContaining('second'),
    ]);
  }
});

test('starts with the newest whole release while the current one is damaged, also without its folder', async () => {
  const releases = temporary();
  for (const text of ['first', 'second', 'third']) await publish(releases, text);
  rmSync(join(releases, '3'), { recursive: true });
  writeFileSync(join(releases, '2/manifest.json'), '{');
  const { site, shown, stop } = await openSite(releases, log);
  onTestFinished(stop);
  expect([site.release.id, await shown()]).toEqual(['1', undefined]);
  await publish(releases, 'fourth');
  expect((await shown())?.day).toBe(locals.editions[0].today);
  expect(site.release.id).toBe('3');
});

test('serves and publishes in a folder that a copy has made of the links', async () => {
  const original = temporary();
  await publish(original, 'first');
  const releases = join(temporary(), 'copy');
  cpSync(original, releases, { recursive: true, dereference: true });
  const { site } = await restart(releases, 'first');
  expect(site.files.has('/a')).toBe(true);
  await publish(releases, 'second');
  await expectWhole(releases, 'second');
});
