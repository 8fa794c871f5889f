import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, read, sourceFiles } from '../support/sources.ts';

/** Looks that any markup may use: they are in every page. */
const EVERYWHERE = /^site\/styles\//;

const sheets = sourceFiles(/^(site|console)\/.*\.css$/);
const modules = sourceFiles(/^(site|console)\/(?!.*\.(examples|test)\.).*\.(tsx?|astro)$/);
const markup = modules.filter((path) => !path.endsWith('.ts'));

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name));
const classesOf = new Map(sheets.map((path) => [path, classesIn(read(path))]));
const sheetsOf = (name: string) => sheets.filter((path) => classesOf.get(path)?.has(name));

/** The style sheets that a module imports, by their address alone ('?url') too. */
const importedBy = (path: string) =>
  importsOf(path)
    .map((source) => join(dirname(path), source.replace(/\?.*$/, '')))
    .filter((source) => source.endsWith('.css'));
const importedLater = markup.flatMap((path) =>
  importsOf(path).some((source) => source.includes('.css?url')) ? importedBy(path) : [],
);

/** What stands in quotes of a className, which is how every class is written here. */
function classesWritten(path: string): string[] {
  const attributes = read(path).matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g);
  return [...attributes].flatMap(([, plain, expression]) =>
    plain === undefined
      ? [...(expression ?? '').matchAll(/['"`]([^'"`]*)/g)].flatMap(([, text = '']) => text.split(/\s+/))
      : plain.split(/\s+/),
  );
}

/** Selectors of a sheet, without what stands in parentheses of anything but :is() and :where(). */
const selectorsOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)]
    .map(([prelude]) => prelude.trim().replaceAll(/:(?:is|where)\(([^()]*)\)/g, '$1'))
    .filter((prelude) => !prelude.startsWith('@'))
    .map((prelude) => prelude.replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()'))
    .flatMap((prelude) => prelude.split(','));

it('what stands elsewhere decides only over elements that a selector names: a page is not styled anew for a new one', () => {
  const storms = sheets.flatMap((path) =>
    selectorsOf(read(path))
      .filter((selector) => /:has\(|[+~]/.test(selector))
      .filter((selector) => {
        const subject =
          selector
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '';
        return !/^[a-z]|[.#[]|:root|&/.test(subject.replaceAll(/::?(?!root)[a-z-]+(?:\(\))?/g, ''));
      })
      .map((selector) => `${path}: ${selector.trim()}`),
  );
  expect(storms).toEqual([]);
});

describe('style sheets come with their markup', () => {
  it.each(markup)('%s imports a sheet for every class it writes', (path) => {
    const own = [...importedBy(path), ...importedLater];
    const bare = classesWritten(path).filter((name) => {
      const homes = sheetsOf(name);
      const here = homes.some((sheet) => EVERYWHERE.test(sheet) || own.includes(sheet));
      return homes.length > 0 && !here;
    });
    expect(bare).toEqual([]);
  });

  it('each is imported', () => {
    const imported = new Set([...modules.flatMap(importedBy), ...sheets.flatMap(importedBy)]);
    expect(sheets.filter((path) => !imported.has(path) && !EVERYWHERE.test(path))).toEqual([]);
  });

  it('and only by modules that write one of its classes', () => {
    const idle = markup.flatMap((path) =>
      importedBy(path)
        .filter((sheet) => !EVERYWHERE.test(sheet) && !importedLater.includes(sheet))
        .filter((sheet) => !classesWritten(path).some((name) => classesOf.get(sheet)?.has(name)))
        .map((sheet) => `${path}: ${sheet}`),
    );
    expect(idle).toEqual([]);
  });
});
