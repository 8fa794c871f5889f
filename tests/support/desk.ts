import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DeskPlaces } from '../../server/desk/desk.ts';
import { root } from './sources.ts';

/**
 * In the place of Astro: a release whose home page is the menu. It waits while 'hold' is there, or 'hold-built' when
 * it has left its release, and fails where 'broken' is.
 */
const BUILD = `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { finishPreview, finishRelease } from ${JSON.stringify(join(root, 'publish/releases.ts'))};
process.on('disconnect', () => process.exit(1));
if (existsSync('broken')) {
  console.error('A page cannot be made');
  process.exit(1);
}
const heldBy = async (name) => {
  while (existsSync(name)) await new Promise((resolve) => setTimeout(resolve, 20));
};
await heldBy('hold');
const work = '.astro/.new-' + process.pid;
mkdirSync(work + '/site', { recursive: true });
const menu = readFileSync(process.env.CONTENT_DIR + '/facts/services.yaml', 'utf8');
writeFileSync(work + '/site/index.html', menu);
writeFileSync(work + '/release.json', JSON.stringify({ builtAt: '', siteUrl: '', sources: '' }));
writeFileSync(work + '/manifest.json', JSON.stringify({ '/': { etag: menu } }));
for (const name of ['content', 'redirects']) writeFileSync(work + '/' + name + '.json', '[]');
const preview = process.env.RELEASE === 'preview';
const release = preview ? 0 : await finishRelease('../releases', work);
writeFileSync('built', String(release));
await heldBy('hold-built');
process.send({ release });
if (preview) await finishPreview('../releases', work);
process.exit(0);
`;

type Switch = 'hold' | 'hold-built' | 'broken';

/** A project of its own with the content of this one, whose build takes no time. */
export function standInProject(folder = mkdtempSync(join(tmpdir(), 'jk-masters-project-'))) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string) => join(folder, name);
  const project = at('project');
  for (const name of ['project/tools', 'releases', 'data']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('project/tools/build.ts'), BUILD);
  writeFileSync(at('project/package.json'), '{ "type": "module" }');
  cpSync(join(root, 'content'), at('project/content'), { recursive: true });
  const dataDir = at('data');
  const places: DeskPlaces = {
    content: join(dataDir, 'content'),
    releases: at('releases'),
    dataDir,
    project,
  };
  return {
    at,
    places,
    /** While one of them is there, builds wait or fail. */
    put: (name: Switch) => writeFileSync(join(project, name), ''),
    take: (name: Switch) => rmSync(join(project, name), { force: true }),
    file: (name: string) => join(places.content, name),
    /** What visitors read; nothing before the first publication. */
    live: () =>
      existsSync(at('releases/current')) ? readFileSync(at('releases/current/site/index.html'), 'utf8') : '',
    /** The newest release that a build left. */
    built: () => Number(readFileSync(join(project, 'built'), 'utf8')),
    release: () => Number(readlinkSync(at('releases/current'))),
  };
}

/** The line of a service in a menu. */
export const priceIn = (menu: string, service = 'haircut') =>
  Number(new RegExp(`id: ${service}, price: (\\d+)`).exec(menu)?.[1]);
