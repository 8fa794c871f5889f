import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, read, sourceFiles } from '../support/sources.ts';

/** Files that every folder of the console may import. */
const CONSOLE = ['address', 'api', 'context', 'focus', 'language', 'listen', 'names', 'session', 'words']
  .map((name) => `console/${name}.ts`)
  .concat('console/parts');

/**
 * The layers: what each folder may import at run time, besides itself. Other folders (tools, tests) may import everything. Biome
 * reports import circles, those of types included.
 */
const MAY_IMPORT: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  edition: ['domain', 'contract'],
  'site/components': ['domain', 'contract'],
  'site/browser': ['domain', 'contract'],
  'site/worker': [],
  'site/islands': ['domain', 'contract', 'site/components'],
  'site/model': ['domain', 'contract', 'edition', 'site/assets', 'site/styles'],
  'site/views': ['domain', 'contract', 'edition', 'site/components', 'site/model'],
  'site/layouts': [
    'domain',
    'contract',
    'edition',
    'site/model',
    'site/views',
    'site/browser',
    'site/styles',
  ],
  'site/pages': ['domain', 'contract', 'edition', 'site'],
  'console/content': ['domain', 'contract', ...CONSOLE],
  'console/editor': ['domain', 'contract', 'site/components', 'console/content', ...CONSOLE],
  'console/screens': [
    'domain',
    'contract',
    'site/components',
    'console/content',
    'console/editor',
    ...CONSOLE,
  ],
  'console/parts': ['domain', 'contract', 'site/components', ...CONSOLE],
  console: ['domain', 'contract', 'site/components'],
  // Renders in a process of its own, without the store and its secrets.
  'server/changes/worker': [
    'domain',
    'contract',
    'edition',
    'release',
    'server/changes/change.ts',
    'server/changes/content.ts',
    'server/changes/defaults.ts',
    'server/changes/fold.ts',
    'server/changes/refusal.ts',
  ],
  server: ['domain', 'contract', 'edition', 'release'],
  release: ['domain', 'contract', 'edition', 'site/styles', 'site/components'],
};

/** Additional imports of single files. */
const EXCEPTIONS: Record<string, string[]> = {
  // The one page that mounts the staff app.
  'site/pages/[locale]/staff.astro': ['console'],
  // The staff app on the pages of a preview.
  'site/pages/site-editor.astro': ['console'],
};

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const layerOf = (path: string) => Object.keys(MAY_IMPORT).find((layer) => isIn(path, layer)) ?? '';
const topOf = (path: string) => path.split('/')[0] ?? '';
const all = sourceFiles(/\.(ts|tsx|astro)$/).map((path) => ({
  path,
  imports: importsOf(path)
    .filter((source) => source.startsWith('.'))
    .map((source) => join(dirname(path), source)),
}));
const product = all.filter(({ path }) => !/\.(test|suite)\.tsx?$/.test(path));
const layered = product.filter(({ path }) => layerOf(path));

it('every file imports only what its layer may import', () => {
  const violations = layered.flatMap(({ path, imports }) => {
    const allowed = [layerOf(path), ...(MAY_IMPORT[layerOf(path)] ?? []), ...(EXCEPTIONS[path] ?? [])];
    return imports
      .filter((target) => !allowed.some((folder) => isIn(target, folder)))
      .map((target) => `${path}: ${target}`);
  });
  expect(violations).toEqual([]);
});

/** The rooms of the server from the bottom up, below those of its features. `server/app` gathers them. */
const BELOW_FEATURES = ['log.ts', 'settings.ts', 'store', 'http', 'queue.ts', 'static', 'services.ts'];
const ABOVE_FEATURES = ['app', 'main.ts'];

it('in the server, store and http know no feature, no feature knows the app, and no two rooms know each other', () => {
  const roomOf = (path: string) => path.split('/')[1] ?? '';
  const heightOf = (room: string) => {
    const below = BELOW_FEATURES.indexOf(room);
    return below < 0 ? BELOW_FEATURES.length + 1 + ABOVE_FEATURES.indexOf(room) : below;
  };
  const arrows = layered
    .flatMap(({ path, imports }) => imports.map((target) => [path, target] as const))
    .filter((arrow) => arrow.every((path) => topOf(path) === 'server'))
    .map(([from, to]) => [roomOf(from), roomOf(to)] as const)
    .filter(([from, to]) => from !== to);
  const upwards = arrows.filter(([from, to]) => heightOf(from) < heightOf(to));
  const pairs = arrows.filter(([from, to]) => arrows.some(([one, other]) => one === to && other === from));
  expect([...upwards, ...pairs].map((arrow) => arrow.join(' → '))).toEqual([]);
});

it('code names a file of facts, whose path stands in domain/content-files.ts alone', () => {
  const typed = /^(?!\s*(?:\/?\*|\/\/)).*['`]facts\/[\w-]+\.yaml['`:]/m;
  const others = layered
    .map(({ path }) => path)
    .filter((path) => path !== 'domain/content-files.ts' && !isIn(path, 'server/store'));
  expect(others.filter((path) => typed.test(read(path)))).toEqual([]);
});

it('the product imports neither commands nor test code', () => {
  const wrong = product
    .filter(({ path }) => !/^(tests|tools|[\w.]+\.ts$)/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => /^(tests|tools\/(?!support\/))/.test(target))
        .map((target) => `${path}: ${target}`),
    );
  expect(wrong).toEqual([]);
});

it('the arrows of the diagram in the README are exactly the imports between folders', () => {
  const folders = new Set(Object.keys(MAY_IMPORT).map(topOf));
  const diagram = /```mermaid\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
  const drawn = [...diagram.matchAll(/^\s*(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`);
  const built = layered
    .filter(({ path }) => !EXCEPTIONS[path])
    .flatMap(({ path, imports }) => imports.map((target) => [topOf(path), topOf(target)] as const))
    .filter(([from, to]) => from !== to && folders.has(to))
    .map(([from, to]) => `${from} ${to}`);
  expect(drawn.sort()).toEqual([...new Set(built)].sort());
});

it('only islands run React in the browser, and all of them are in site/islands', () => {
  const hydrated = sourceFiles(/^site\/(pages|layouts)\/.*\.astro$/).flatMap((path) => {
    const imported = new Map(
      [...read(path).matchAll(/import \{ (\w+) \} from '([^']+)'/g)].map(([, name, from]) => [name, from]),
    );
    return [...read(path).matchAll(/<(\w+)[^>]*?\sclient:/g)].map(([, name]) => imported.get(name));
  });
  expect(hydrated.filter((source) => !/\.island\.tsx$|\/console\//.test(source ?? ''))).toEqual([]);
  const islands = sourceFiles(/\.island\.tsx$/);
  expect(islands.filter((path) => !path.startsWith('site/islands/'))).toEqual([]);
});
