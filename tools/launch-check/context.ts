import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { isPhoto } from '../../edition/content/photo-checks.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { textsBehind } from '../../edition/translations/behind.ts';
import { readEdition } from '../content.ts';
import { dist } from '../support/release.ts';
import type { Context, Size } from './check.ts';
import { builtPages, outsideLinks } from './outside-links.ts';
import { reach } from './reach.ts';

const root = join(import.meta.dirname, '../..');
const photoFolder = join(root, 'content/photos');

async function photo(slot: string): Promise<Size | undefined> {
  const files = existsSync(photoFolder) ? readdirSync(photoFolder) : [];
  const file = files.find((name) => isPhoto(name) && parse(name).name === slot);
  if (!file) return undefined;
  const { width, height } = await sharp(join(photoFolder, file)).metadata();
  return { width, height };
}

/** The project as it stands, today in Dubai, with the addresses that the last build links to. */
export function projectContext(): Context {
  const edition = readEdition();
  return {
    facts: edition.facts,
    articles: Object.fromEntries(edition.articles.map((article) => [article.slug, article])),
    siteUrl: process.env.SITE_URL,
    today: dubaiDay(new Date()),
    photo,
    behind: textsBehind(readFolder(join(root, 'content'))),
    links: outsideLinks(builtPages(dist)),
    reach,
  };
}
