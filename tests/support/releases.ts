import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../contract/release.ts';
import { writeProxyFiles } from '../../release/proxies.ts';
import { numberRelease, serveRelease, startRelease } from '../../release/releases.ts';
import { release } from './dist.ts';

/** Adds and serves a copy of the built release whose home page loads a script that no other release has. */
export async function serveNewRelease(folder: string, name: string): Promise<void> {
  const work = await startRelease(folder);
  cpSync(realpathSync(release), work, { recursive: true });
  const [script, home] = [`_astro/only-${name}.js`, 'index.html'];
  writeFileSync(join(work, 'site', script), `// ${name}`);
  const html = readFileSync(join(work, 'site', home), 'utf8');
  writeFileSync(
    join(work, 'site', home),
    html.replace('</body>', `<script src="/${script}"></script></body>`),
  );
  for (const form of ['br', 'gz']) rmSync(join(work, 'site', `${home}.${form}`));
  const manifest: Manifest = JSON.parse(readFileSync(join(work, 'manifest.json'), 'utf8'));
  const plain = { immutable: true, encodings: [], type: 'text/javascript; charset=utf-8' };
  manifest[`/${script}`] = { ...plain, file: script, etag: name };
  manifest['/'] = { ...plain, immutable: false, type: 'text/html; charset=utf-8', file: home, etag: name };
  writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest));
  const number = await numberRelease(folder, work);
  await writeProxyFiles(join(folder, String(number)));
  await serveRelease(folder, number);
}
