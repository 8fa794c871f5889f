/** After the build: compresses every file, works out each page's security policy and writes dist/manifest.json. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn, isCompressible, shortHash, typeOf, urlOf } from './files.ts';
import { drawLinkPicture } from './link-pictures/draw.ts';
import { linkPictureOf } from './link-pictures/words.ts';
import {
  islandProps,
  islandScripts,
  jsonOf,
  policyOf,
  wakingScript,
  withOneStyle,
  withoutIslandScripts,
  withPropsAt,
} from './page.ts';
import { lastChange, sitemapEntry, sitemapOf } from './sitemap.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
/** Stands in the link picture of a page that shows none itself. */
const houseScene = join(root, 'site/assets/scenes/pole.avif');
const SMALLEST_WORTH_IT = 200;
/** Read by the server at start, never handed out. */
const PRIVATE = new Set(['content.json', 'redirects.json', 'manifest.json']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Entry = {
  file: string;
  type: string;
  etag: string;
  immutable: boolean;
  policy?: string;
  encodings: string[];
};

/** Writes a file named after what it holds and returns its path in the site. */
async function keep(name: string, type: string, text: string): Promise<string> {
  const file = `_astro/${name}.${shortHash(text)}.${type}`;
  await writeFile(join(dist, file), text);
  return file;
}

/** Leaves in each page what its first frame needs. */
async function lighten(page: string): Promise<void> {
  let html = await readFile(join(dist, page), 'utf8');
  const scripts = islandScripts(html);
  if (scripts.length) html = withoutIslandScripts(html, await keep('islands', 'js', wakingScript(scripts)));
  for (const props of islandProps(html))
    html = withPropsAt(html, props, await keep('island', 'json', jsonOf(props)));
  await writeFile(join(dist, page), withOneStyle(html));
}

async function writeSitemap(pages: string[]): Promise<void> {
  const changed = lastChange(root);
  const entries = await Promise.all(
    pages.map(async (page) => sitemapEntry(await readFile(join(dist, page), 'utf8'), urlOf(page), changed)),
  );
  await writeFile(join(dist, 'sitemap.xml'), sitemapOf(entries.filter((entry) => entry !== undefined)));
}

async function drawLinkPictures(pages: string[]): Promise<void> {
  for (const page of pages) {
    const picture = linkPictureOf(await readFile(join(dist, page), 'utf8'));
    if (!picture) continue;
    const scene = picture.scene ? join(dist, picture.scene) : houseScene;
    await drawLinkPicture(picture.words, join(dist, picture.file), scene);
  }
}

async function publish(file: string): Promise<[string, Entry]> {
  const data = await readFile(join(dist, file));
  const encodings: string[] = [];
  if (isCompressible(file) && data.length > SMALLEST_WORTH_IT) {
    const level = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    };
    await Promise.all([
      brotli(data, level).then((small) => writeFile(join(dist, `${file}.br`), small)),
      zip(data, { level: 9 }).then((small) => writeFile(join(dist, `${file}.gz`), small)),
    ]);
    encodings.push('br', 'gzip');
  }
  const entry: Entry = {
    file,
    type: typeOf(file),
    etag: shortHash(data),
    immutable: file.startsWith('_astro/'),
    encodings,
    ...(file.endsWith('.html') && { policy: policyOf(data.toString()) }),
  };
  return [urlOf(file), entry];
}

const before = await filesIn(dist);
await Promise.all(before.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(join(dist, file))));
const pages = before.filter((file) => file.endsWith('.html'));
await Promise.all(pages.map(lighten));
await writeSitemap(pages);
await drawLinkPictures(pages);
const files = (await filesIn(dist)).filter((file) => !PRIVATE.has(file));
const entries = await Promise.all(files.map(publish));
await writeFile(join(dist, 'manifest.json'), JSON.stringify(Object.fromEntries(entries.sort()), null, 1));
console.log(`Published ${entries.length} files`);
