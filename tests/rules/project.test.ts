import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, read, root, sourceFiles } from '../support/sources.ts';

const manifest = JSON.parse(read('package.json'));

it('stylesheets use only logical properties', () => {
  const physical =
    /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|text-align:\s*(?:left|right)|float)\s*:/m;
  expect(sourceFiles(/\.css$/).filter((path) => physical.test(read(path)))).toEqual([]);
});

/** Packages that only `compileProgram` loads (release/program.ts). */
const COMPILER = ['astro', 'esbuild'];
/** Packages that the compiled renderer imports at run time. */
const importedByRenderer = () =>
  [...(/external: \[(.*?)\]/.exec(read('astro.config.ts'))?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, name]) => name ?? '',
  );

const documents = sourceFiles(/\.md$/).filter((path) => !path.startsWith('content/'));

it.each(documents)('%s names only paths and commands that exist', (document) => {
  const named = (pattern: RegExp) => [...read(document).matchAll(pattern)].map(([, name]) => name ?? '');
  const built = /^(dist|releases|data|DATA_DIR|_astro|og|shots|node_modules)\//;
  const paths = named(/`([\w@.[\]-]+\/[\w@./[\]-]*)`/g);
  expect(paths.filter((path) => !built.test(path) && !existsSync(join(root, path)))).toEqual([]);
  expect(named(/npm run ([\w-]+)/g).filter((name) => !manifest.scripts[name])).toEqual([]);
});

it('docs/where-code-lives.md has a line for every folder of the root', () => {
  const page = read('docs/where-code-lives.md');
  const folders = sourceFiles(/^[^.][^/]*\//).map((path) => path.split('/')[0]);
  expect([...new Set(folders)].filter((folder) => !page.includes(`\`${folder}/\``))).toEqual([]);
});

it('dependencies are exactly the packages that serving and publishing import, and Node', () => {
  const seen = new Set<string>();
  // markdown-to-jsx imports React.
  const packages = new Set(['node', 'react', ...importedByRenderer()]);
  const visit = (path: string): void => {
    if (seen.has(path) || !/\.tsx?$/.test(path)) return;
    seen.add(path);
    for (const source of importsOf(path)) {
      if (source.startsWith('.')) visit(join(dirname(path), source));
      else if (/^[@a-z][^:]*$/.test(source)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source);
    }
  };
  for (const entry of ['tools/start.ts', 'tools/jk/main.ts', 'server/changes/worker/process.ts'])
    visit(entry);
  for (const name of COMPILER) packages.delete(name);
  expect([...packages].sort()).toEqual(Object.keys(manifest.dependencies).sort());
  expect(COMPILER.filter((name) => !(name in manifest.devDependencies))).toEqual([]);
});

it('docs/measurements.md is of this version: npm run bench writes it', () => {
  expect(read('docs/measurements.md')).toContain(`\nVersion ${manifest.version}, commit `);
});
