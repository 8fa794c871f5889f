import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from '../support/sources.ts';

const code = sourceFiles(/\.(ts|tsx|astro|css)$/);
const lines = (path: string) => read(path).trimEnd().split('\n').length;

describe('the shape of the code', () => {
  it('no file of code is longer than 200 lines, no test longer than 250, no .astro file longer than 40', () => {
    const limit = (path: string) =>
      path.endsWith('.astro') ? 40 : /\.(test|spec|suite)\.tsx?$/.test(path) ? 250 : 200;
    expect(code.filter((path) => lines(path) > limit(path))).toEqual([]);
  });

  it('half of the files have at most 40 lines', () => {
    const sorted = code.map(lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(40);
  });

  it('two lines of test stand beside five of code, drawings aside', () => {
    const isTest = (path: string) => /^tests\/|\.(test|spec|suite)\.tsx?$/.test(path);
    const counted = (paths: string[]) => paths.map(lines).reduce((sum, one) => sum + one, 0);
    const house = code.filter((path) => !path.startsWith('art/'));
    const tests = counted(house.filter(isTest));
    expect(tests / counted(house.filter((path) => !isTest(path)))).toBeGreaterThanOrEqual(0.4);
  });

  it('files are named in kebab case', () => {
    const odd = code.filter(
      (path) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(basename(path)) && !/\[.+\]/.test(path),
    );
    expect(odd).toEqual([]);
  });

  it('only islands run React in the browser, and all of them live in site/islands', () => {
    const awake = sourceFiles(/^site\/(pages|layouts)\/.*\.astro$/).flatMap((path) => {
      const imported = new Map(
        [...read(path).matchAll(/import \{ (\w+) \} from '([^']+)'/g)].map(([, name, from]) => [name, from]),
      );
      return [...read(path).matchAll(/<(\w+)[^>]*?\sclient:/g)].map(
        ([, name]) => imported.get(name) ?? `${path}: ${name}`,
      );
    });
    expect(awake.length).toBeGreaterThan(0);
    expect(awake.filter((source) => !/\.island\.tsx$|\/console\//.test(source))).toEqual([]);
    const islands = sourceFiles(/\.island\.tsx$/);
    expect(islands.filter((path) => !path.startsWith('site/islands/'))).toEqual([]);
  });

  it('style rules name no physical side, so that right-to-left works', () => {
    const physical =
      /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|text-align:\s*(?:left|right)|float)\s*:/m;
    expect(sourceFiles(/\.css$/).filter((path) => physical.test(read(path)))).toEqual([]);
  });

  it('server-rendered markup has no style attribute, which the content security policy forbids', () => {
    const markup = sourceFiles(/^site\/(views|components)\/.*\.tsx$/);
    expect(markup.filter((path) => /\sstyle=/.test(read(path)))).toEqual([]);
  });
});
