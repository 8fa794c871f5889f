import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../support/sources.ts';

/** Who may know whom: a folder imports itself and these. Content reaches the site through its model only. */
const mayImport: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  edition: ['domain', 'contract'],
  site: ['domain', 'contract', 'edition'],
  console: ['domain', 'contract', 'site/components'],
  server: ['domain', 'contract'],
};

/** The one page that mounts the staff app. */
const CONSOLE_PAGE = 'site/pages/staff.astro';

const code = sourceFiles(/^(domain|contract|edition|site|console|server)\/.*\.(ts|tsx|astro)$/).filter(
  (path) => !/\.(test|suite)\.tsx?$/.test(path),
);

function allowed(path: string, target: string): boolean {
  const [layer = ''] = path.split('/');
  const own = target === layer || target.startsWith(`${layer}/`);
  if (own) return true;
  if (path === CONSOLE_PAGE && target.startsWith('console/')) return true;
  return (mayImport[layer] ?? []).some((other) => target.startsWith(`${other}/`));
}

describe('layers', () => {
  it.each(code)('%s imports only what its layer may know', (path) => {
    const relative = importsOf(path).filter((source) => source.startsWith('.'));
    const outside = relative
      .map((source) => join(dirname(path), source))
      .filter((target) => !allowed(path, target));
    expect(outside).toEqual([]);
  });

  it('views, components and islands take everything as props', () => {
    const visible = code.filter((path) => /^site\/(views|components|islands|browser)\//.test(path));
    const reading = visible.filter((path) =>
      importsOf(path).some((source) => /\/model\/|\/edition\/(?!schema\/icons)/.test(source)),
    );
    expect(reading).toEqual([]);
  });
});
