import { join } from 'node:path';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { parseContent } from '../../edition/content/parse.ts';
import { type Edition, editionsOf } from '../../edition/edition.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { root } from './sources.ts';

const today = dubaiDay(new Date());
const files = readFolder(join(root, 'content'));

/** Every language of the site. */
export const editions = editionsOf(parseContent(files, today), today);

export const [english, arabic] = editions as [Edition, Edition];

/** The localized content for the language of a path. */
export function editionAt(path: string): Edition {
  const [, folder] = path.split('/');
  return editions.find(({ prefix }) => prefix === folder) ?? english;
}

/** A record by its slug or id; throws if there is none. */
export function named<T extends { id: string } | { slug: string }>(all: readonly T[], name: string): T {
  const found = all.find((one) => ('slug' in one ? one.slug : one.id) === name);
  if (!found) throw new Error(`There is no '${name}'`);
  return found;
}
