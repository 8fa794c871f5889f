import {
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CURRENT, type Manifest, PRIVATE, type ReleaseFacts, SITE } from '../../contract/release.ts';
import { digestOf, typeOf, urlOf } from '../../release/files.ts';
import { numberRelease, serveRelease, startRelease, writeAbout } from '../../release/releases.ts';
import { release } from './dist.ts';

const CONTENT = { barbers: [], branches: [], places: {}, mails: {}, reviewProblems: {} };

/** Writes a release with these public files. It is not served. */
export async function writeRelease(
  folder: string,
  number: number,
  files: Record<string, string> = { 'index.html': `index.html of ${number}` },
  facts: Partial<ReleaseFacts> = {},
): Promise<void> {
  const path = join(folder, String(number));
  const manifest: Manifest = {};
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, SITE, file)), { recursive: true });
    writeFileSync(join(path, SITE, file), text);
    const entry = { file, type: typeOf(file), etag: digestOf(text), immutable: false, encodings: {} };
    manifest[urlOf(file)] = entry;
  }
  await writeAbout(
    path,
    { builtAt: '', siteUrl: '', ...facts },
    {
      [PRIVATE.manifest]: JSON.stringify(manifest),
      [PRIVATE.content]: JSON.stringify(CONTENT),
      [PRIVATE.redirects]: '[]',
    },
  );
}

/** Points the link to a release without a check. */
export function pointTo(folder: string, number: number): void {
  symlinkSync(String(number), join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, CURRENT));
}

/** Adds and serves a copy of the built release whose home page loads a script that no other release has. */
export async function serveNewRelease(folder: string, name: string): Promise<void> {
  const work = await startRelease(folder);
  cpSync(realpathSync(release), work, { recursive: true });
  const [script, home] = [`_astro/only-${name}.js`, 'index.html'];
  const manifest: Manifest = JSON.parse(readFileSync(join(work, PRIVATE.manifest), 'utf8'));
  const html = readFileSync(join(work, SITE, home), 'utf8');
  for (const form of ['br', 'gz']) rmSync(join(work, SITE, `${home}.${form}`));
  for (const [file, text] of Object.entries({
    [script]: `// ${name}`,
    [home]: html.replace('</body>', `<script src="/${script}"></script></body>`),
  })) {
    writeFileSync(join(work, SITE, file), text);
    const { policy } = manifest[urlOf(file)] ?? {};
    const entry = {
      file,
      type: typeOf(file),
      etag: digestOf(text),
      encodings: {},
      ...(policy && { policy }),
    };
    manifest[urlOf(file)] = { ...entry, immutable: file === script };
  }
  await writeAbout(work, {}, { [PRIVATE.manifest]: JSON.stringify(manifest) });
  await serveRelease(folder, await numberRelease(folder, work));
}
