import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addDrafts } from '../../server/changes/add-drafts.ts';
import { addPlan } from '../../server/changes/plan.ts';
import { temporary } from '../../tests/support/folder.ts';
import { inStore, jk } from '../../tests/support/jk.ts';
import { linkedReleases } from '../../tests/support/publishing.ts';
import { root } from '../../tests/support/sources.ts';

const MENU = 'facts/services.yaml';
const HOME = 'ar/home.yaml';
const ARTICLE = 'en/articles/grooming-tips-dubai.mdx';

/** An exported content, and a function that edits one of its files. */
async function exported() {
  const folder = temporary();
  const at = (...names: string[]) => join(folder, ...names);
  const env = { DATA_DIR: at('data'), RELEASES_DIR: await linkedReleases(at('releases')) };
  expect(await jk(env, 'content', 'export', at('a'))).toMatchObject({ status: 0 });
  const read = (file: string, from = 'a') => readFileSync(at(from, file), 'utf8');
  const edit = (file: string, before: string | RegExp, after: string) =>
    writeFileSync(at('a', file), read(file).replace(before, after));
  return { at, env, read, edit, load: (...more: string[]) => jk(env, 'content', 'import', at('a'), ...more) };
}

test('imports exactly what was edited by hand in an export, as one publication', async () => {
  const { at, env, read, edit, load } = await exported();
  expect(read(MENU)).toBe(readFileSync(join(root, 'content', MENU), 'utf8'));
  expect((await load()).out).toBe('No differences');
  edit(MENU, 'haircut, price: 60', 'haircut, price: 65');
  edit(HOME, /title: .*/, 'title: عنوان جديد للصفحة الرئيسية في دبي للحلاقة الرجالية');
  edit(ARTICLE, /$/, '\n\nA last paragraph.\n');
  const picture = { width: 1_600, height: 2_000, channels: 3, background: '#345' } as const;
  const photo = await sharp({ create: picture }).jpeg().toBuffer();
  mkdirSync(at('a/photos'));
  writeFileSync(at('a/photos/branch-jvc.jpg'), photo);
  const drafted = await load();
  expect(drafted.out.split('\n').at(-1)).toBe('4 drafts');
  const imported = await load('--publish');
  expect(imported.out).toMatch(/haircut.price: 60 → 65$/m);
  expect(imported.out.split('\n').at(-1)).toBe('Publication 1: 4 changes');
  expect((await load()).out).toBe('No differences');
  await jk(env, 'content', 'export', at('b'));
  for (const file of [MENU, HOME, ARTICLE]) expect(read(file, 'b').trim(), file).toBe(read(file).trim());
  await inStore({ dataDir: env.DATA_DIR }, async ({ db, changes }) => {
    const author = { id: 'operator', name: 'Operator', email: '' };
    const change = { file: MENU, path: ['haircut', 'price'], before: 65, value: 70 };
    await addDrafts(db, [{ ...change, by: author.name, byId: author.id }], new Date(), () => true);
    await addPlan(db, await changes.drafts(), { from: '2099-01-01', until: null }, author);
  });
  expect((await jk(env, 'content', 'export', at('c'))).out).toMatch(
    /^Not in them: 1 planned under “Scheduled”/m,
  );
  expect(readFileSync(at('b/photos/branch-jvc.jpg'))).toEqual(photo);
});

test('lists every reason against an import, and imports nothing', async () => {
  const { at, env, edit, load } = await exported();
  edit(MENU, 'haircut, price: 60', 'haircut, price: sixty');
  edit(MENU, 'manicure, price: 45', 'manicure, price: 46');
  writeFileSync(at('a/facts/holidays.yaml'), '[]');
  writeFileSync(at('a/photos.txt'), 'no photo');
  const { status, error } = await load('--publish');
  expect(status).toBe(1);
  expect(error).toMatch(/facts\/holidays\.yaml: is not a content file/);
  expect(error).toMatch(/services\.yaml:\d+ {2}haircut\.price: must be a whole number/);
  const { number } = await inStore({ dataDir: env.DATA_DIR }, ({ changes }) => changes.newest());
  expect(number).toBe(0);
});
