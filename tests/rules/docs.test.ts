import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root, sourceFiles } from '../support/sources.ts';

const documents = sourceFiles(/\.md$/).filter((path) => !path.startsWith('content/'));
const folders = sourceFiles(/./)
  .filter((path) => path.includes('/') && !path.startsWith('.'))
  .map((path) => path.split('/')[0] ?? '');

describe('the documents', () => {
  it.each(documents)('%s names only paths and commands that exist', (document) => {
    const named = [...read(document).matchAll(/`([\w@.[\]-]+\/[\w@./[\]-]*)`/g)].map(
      ([, path]) => path ?? '',
    );
    const built = /^(dist|releases|data|_astro|og|shots|node_modules)\//;
    expect(named.filter((path) => !built.test(path) && !existsSync(join(root, path)))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...read(document).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name ?? '');
    expect(commands.filter((name) => !scripts[name])).toEqual([]);
  });

  it('docs/where-code-lives.md has a line for every folder of the root', () => {
    const page = read('docs/where-code-lives.md');
    expect([...new Set(folders)].filter((folder) => !page.includes(`\`${folder}/\``))).toEqual([]);
  });

  it('decision records are numbered once', () => {
    const numbers = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
