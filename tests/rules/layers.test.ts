import { describe, expect, it } from 'vitest';
import { exceptions, layeredFiles, layerOf, localImports, mayKnow } from '../support/layers.ts';
import { importsOf, read, sourceFiles } from '../support/sources.ts';

const code = layeredFiles();
const folderOf = (path: string) => path.split('/')[0] ?? '';
const folders = new Set(code.map(folderOf));

describe('layers', () => {
  it.each(code)('%s imports only what its layer may know', (path) => {
    const outside = localImports(path).filter((imported) => !mayKnow(path, imported));
    expect(outside.map(({ target, typeOnly }) => `${target}${typeOnly ? ' (types)' : ''}`)).toEqual([]);
  });

  it('the table lets no folder know one that knows it', () => {
    expect(mayKnow('site/model/head.ts', { target: 'site/views/home/home-view.tsx', typeOnly: true })).toBe(
      true,
    );
    expect(mayKnow('site/model/head.ts', { target: 'site/views/home/home-view.tsx', typeOnly: false })).toBe(
      false,
    );
    expect(mayKnow('site/views/home/home-view.tsx', { target: 'site/model/head.ts', typeOnly: true })).toBe(
      false,
    );
    expect(mayKnow('server/http/app.ts', { target: 'site/components/icon.tsx', typeOnly: true })).toBe(false);
  });

  it('every folder of the site has a row in the table', () => {
    const strangers = sourceFiles(/^site\/.*\.(ts|tsx|astro)$/).filter(
      (path) => layerOf(path) === undefined && !/^site\/[^/]+$/.test(path),
    );
    expect(strangers).toEqual([]);
  });

  it('commands are run, not imported: only what they share, in tools/support, is', () => {
    const others = sourceFiles(/^(?!tools\/).*\.(ts|tsx|astro)$/);
    const importing = others.flatMap((path) =>
      localImports(path)
        .filter(({ target }) => /^tools\/(?!support\/|publish\/)/.test(target))
        .map(({ target }) => `${path}: ${target}`),
    );
    expect(importing).toEqual([]);
  });

  it('no command needs what only the tests use', () => {
    const product = sourceFiles(/\.(ts|tsx|astro)$/).filter(
      (path) => !/^tests\/|^vitest\.config\.ts$|\.(test|suite)\.tsx?$/.test(path),
    );
    const needing = product.filter((path) => importsOf(path).some((source) => /(^|\/)tests\//.test(source)));
    expect(needing).toEqual([]);
  });
});

/** The arrows of the README's diagram: whole for what is imported when the code runs, dotted for types alone. */
function drawn(): string[] {
  const diagram = /```mermaid\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
  return [...diagram.matchAll(/^\s*(\w+) (-->|-\.->) (\w+)$/gm)]
    .filter(([, from = '']) => folders.has(from))
    .map(([, from, arrow, to]) => `${from} ${arrow} ${to}`);
}

/** The arrows of the tree. The staff page, which mounts the console, and drawings that publishing borrows are exceptions. */
function built(): string[] {
  const whole = new Map<string, boolean>();
  for (const path of code.filter((file) => !exceptions[file]))
    for (const { target, typeOnly } of localImports(path)) {
      const pair = `${folderOf(path)} ${folderOf(target)}`;
      if (folderOf(path) !== folderOf(target)) whole.set(pair, whole.get(pair) || !typeOnly);
    }
  return [...whole].map(([pair, isWhole]) => pair.replace(' ', isWhole ? ' --> ' : ' -.-> '));
}

describe('the diagram in the README', () => {
  it('has an arrow for whatever one folder imports of another, and no other arrow', () => {
    expect(drawn().sort()).toEqual(built().sort());
  });
});
