import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { isFactSheetCurrent } from '../../art/press/stamp.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { readContent } from '../content.ts';
import type { Context, Size } from './check.ts';
import { builtPages, outsideLinks } from './outside-links.ts';
import { reach } from './reach.ts';

const root = join(import.meta.dirname, '../..');
const articleFolder = join(root, 'content/en/articles');
const photoFolder = join(root, 'content/photos');

const frontMatter = (file: string): unknown => {
  const raw = readFileSync(join(articleFolder, file), 'utf8');
  return parse(/^---\n([\s\S]*?)\n---/.exec(raw)?.[1] ?? '');
};

const articles = () =>
  Object.fromEntries(
    readdirSync(articleFolder).map((file) => [basename(file, '.mdx'), frontMatter(file)] as const),
  );

async function photo(slot: string): Promise<Size | undefined> {
  const file = join(photoFolder, `${slot}.jpg`);
  if (!existsSync(file)) return undefined;
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** The project as it stands, today in Dubai, with the addresses that the last build links to. */
export function projectContext(): Context {
  const content = readContent();
  return {
    facts: content.facts,
    articles: articles(),
    siteUrl: process.env.SITE_URL,
    today: dubaiDay(new Date()),
    photo,
    links: outsideLinks(builtPages(join(root, 'dist'))),
    factSheetIsCurrent: isFactSheetCurrent(content),
    reach,
  };
}
