import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import { locals, page, programOf } from '../tests/support/small-program.ts';
import { cacheIn } from './files.ts';
import { renderRelease, renderSite } from './render.ts';

test.each<[string, [string, string | number][], string]>([
  [
    'two pages with one address',
    [
      ['/a', page('/a')],
      ['/a', page('/a', 'b')],
    ],
    '/a is the address of two pages',
  ],
  ['a page that cannot be rendered', [['/a', 500]], '/a could not be rendered (500)'],
  ['a page without a record', [['/a', '<!doctype html><title>x</title>']], '/a has no record'],
  ['a dead link', [['/a', page('/a', '<a href="/b">b</a>')]], 'a.html <a> leads to /b, which does not exist'],
])('%s fails the build, which leaves no files', async (_, rendered, reason) => {
  const releases = temporary();
  await expect(renderRelease({ program: programOf(rendered), releases, locals })).rejects.toThrow(reason);
  expect(readdirSync(releases).filter((name) => name !== '.cache')).toEqual([]);
});

test('prepares a page once for each version of the program', async () => {
  const releases = temporary();
  const prepared = async (version: string, text: string) => {
    await renderSite(programOf([['/a', text]], version), cacheIn(releases), locals);
    return readdirSync(join(releases, '.cache')).length;
  };
  expect(await prepared('one', page('/a'))).toBe(1);
  expect(await prepared('one', page('/a'))).toBe(1);
  expect(await prepared('two', page('/a'))).toBe(2);
  expect(await prepared('two', page('/a', 'changed'))).toBe(3);
});
