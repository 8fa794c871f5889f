import { dirname, join } from 'node:path';
import { importsOf, runtimeImportsOf, sourceFiles } from './sources.ts';

type Known = { values: string[]; types?: string[] };

/**
 * Who may know whom: a folder imports itself and these, folders or single files. What is known by its types alone leaves
 * no trace when the code runs. Files of other folders (art, tools, tests) may know everything.
 */
export const mayImport: Record<string, Known> = {
  domain: { values: [] },
  contract: { values: ['domain'] },
  edition: { values: ['domain', 'contract'] },
  'site/styles': { values: [] },
  'site/components': { values: ['domain', 'contract'], types: ['edition'] },
  'site/browser': { values: ['domain', 'contract'], types: ['site/components'] },
  'site/views': { values: ['domain', 'contract', 'site/components', 'site/model'], types: ['edition'] },
  'site/islands': { values: ['domain', 'contract', 'site/components'], types: ['edition'] },
  'site/layouts': {
    values: ['contract', 'site/views', 'site/browser', 'site/styles'],
    types: ['site/model'],
  },
  'site/model': {
    values: ['domain', 'contract', 'edition', 'site/assets', 'site/styles'],
    types: ['site/components', 'site/islands'],
  },
  'site/pages': {
    values: [
      'contract',
      'site/model',
      'site/views',
      'site/islands',
      'site/layouts',
      'site/browser',
      'site/styles',
    ],
    types: ['edition'],
  },
  console: { values: ['domain', 'contract', 'site/components'], types: ['edition'] },
  server: { values: ['domain', 'contract'] },
  publish: { values: ['domain', 'contract', 'site/styles/colours.ts'], types: ['site/model/record.ts'] },
};

/** What one file may know beyond its folder. */
export const exceptions: Record<string, string[]> = {
  // The one page that mounts the staff app.
  'site/pages/staff.astro': ['console'],
  // The page of examples, in development only, is dressed like any other.
  'site/components/examples/examples.astro': ['site/styles'],
  // Draws the components' own ornaments into the link pictures.
  'publish/link-pictures/draw.ts': ['site/components'],
};

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The layer of a file: 'site/views' for one of the site's, 'server' for one of the server's. */
export const layerOf = (path: string) => Object.keys(mayImport).find((layer) => isIn(path, layer));

/** Every file of a layer that is no test. */
export const layeredFiles = () =>
  sourceFiles(/\.(ts|tsx|astro)$/).filter(
    (path) => layerOf(path) !== undefined && !/\.(test|suite)\.tsx?$/.test(path),
  );

const local = (path: string, sources: string[]) =>
  sources.filter((source) => source.startsWith('.')).map((source) => join(dirname(path), source));

export type Import = { target: string; typeOnly: boolean };

/** What a file imports from this project, as paths from the root. */
export function localImports(path: string): Import[] {
  const atRun = new Set(local(path, runtimeImportsOf(path)));
  return [...new Set(local(path, importsOf(path)))].map((target) => ({
    target,
    typeOnly: !atRun.has(target),
  }));
}

/** True when the table, or the exception for this file, lets it import that. */
export function mayKnow(path: string, { target, typeOnly }: Import): boolean {
  const layer = layerOf(path) ?? '';
  const { values, types = [] } = mayImport[layer] ?? { values: [] };
  const known = [layer, ...values, ...(typeOnly ? types : []), ...(exceptions[path] ?? [])];
  return known.some((folder) => isIn(target, folder));
}
