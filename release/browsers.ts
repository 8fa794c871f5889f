import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest version of each browser by `browserslist` in package.json, which only has queries such as 'ios_saf >= 16'. */
export function oldestBrowsers(): Map<string, string> {
  const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  return new Map(browserslist.map((query: string) => query.split(' >= ')));
}

/** The same as targets of esbuild and Vite, which know no Samsung Internet. It contains an older Chrome. */
export const browserTargets = (): string[] =>
  [...oldestBrowsers()]
    .filter(([name]) => name !== 'samsung')
    .map(([name, version]) => name.replace('ios_saf', 'ios') + version);
