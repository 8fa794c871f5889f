import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reservedFolders } from '../contract/routes.ts';
import { temporary } from '../tests/support/folder.ts';
import { checkFolder, photosIn, readFolder, readText } from './from-folder.ts';

it('strips byte order marks and CRLF line endings, and ignores hidden files, links and pipes', () => {
  const folder = temporary();
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('en/home.yaml', '\uFEFFtitle: Home\r\nlead: Hair\r\n');
  for (const hidden of ['.github/ci.yaml', 'en/._home.yaml', 'en/.cache/x.md', '.DS_Store', 'photos/.x'])
    write(hidden, 'x: 1');
  for (const name of ['en/team.yaml', 'photos/branch-jvc.jpg'])
    symlinkSync('/etc/hostname', join(folder, name));
  execFileSync('mkfifo', [join(folder, 'en/areas.yaml')]);
  expect(photosIn(folder)).toEqual({});
  expect(readFolder(folder)).toEqual({ 'en/home.yaml': 'title: Home\nlead: Hair\n' });
  expect(readText(folder, 'en/home.yaml')).toBe('title: Home\nlead: Hair\n');
  expect(readText(folder, 'en/none.yaml')).toBeUndefined();
});

it('names a file that is too large', async () => {
  const folder = temporary();
  mkdirSync(join(folder, 'facts'));
  writeFileSync(join(folder, 'facts/services.yaml'), '#'.repeat(500_001));
  const { mistakes } = await checkFolder(folder, '2026-11-27');
  expect(mistakes).toMatchObject([{ file: 'facts/services.yaml', reason: 'is larger than 500 KB' }]);
});

it('reserves the addresses of the folders in public/', () => {
  const entries = readdirSync(join(import.meta.dirname, '../public'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(reservedFolders).toEqual(expect.arrayContaining(folders));
});
