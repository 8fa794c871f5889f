import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, runtimeImportsOf } from '../support/sources.ts';

const manifest = JSON.parse(read('package.json'));
const lock = JSON.parse(read('package-lock.json'));

/** What runs on the machine that serves: `npm start` and `npm run jk`. */
const SERVING = ['tools/start.ts', 'server/main.ts', 'tools/jk/main.ts'];

/** The packages that a file and everything behind it import, each with the first file that does. */
function packagesBehind(entries: string[]): Map<string, string> {
  const seen = new Set<string>();
  const packages = new Map<string, string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const source of runtimeImportsOf(path)) {
      if (source.startsWith('.')) visit(join(dirname(path), source));
      else if (!source.startsWith('node:'))
        packages.set(/^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source, path);
    }
  };
  entries.forEach(visit);
  return packages;
}

describe('the packages', () => {
  const serving = packagesBehind(SERVING);

  it('what serves comes with `npm ci --omit=dev`', () => {
    expect([...serving].filter(([name]) => !manifest.dependencies[name])).toEqual([]);
  });

  it('and nothing else does but the Node that runs it', () => {
    const names = Object.keys(manifest.dependencies).filter((name) => name !== 'node');
    expect(names.filter((name) => !serving.has(name))).toEqual([]);
  });

  it('whatever runs a script when it is installed is allowed by name', () => {
    const scripted = Object.entries<{ hasInstallScript?: boolean }>(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect([...new Set(scripted)].sort()).toEqual(Object.keys(manifest.allowScripts));
  });
});
