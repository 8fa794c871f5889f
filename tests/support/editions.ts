import { join } from 'node:path';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { parseContent } from '../../edition/content/parse.ts';
import { type Edition, editionsOf } from '../../edition/edition.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { root } from './sources.ts';

const today = dubaiDay(new Date());
const files = readFolder(join(root, 'content'));

/** Every language of the site as its pages say it; drafts too where the build published them. */
export const editions = editionsOf(parseContent(files, today, process.env.DRAFTS === '1'), today);

/** The language that a page of the site is written in, by its path. */
export function editionAt(path: string): Edition {
  const [, folder] = path.split('/');
  const edition = editions.find(({ prefix }) => prefix === folder) ?? editions[0];
  if (!edition) throw new Error('The site has no language');
  return edition;
}

/** A record of an edition by its slug or id; an error where there is none. */
export function named<T extends { id: string } | { slug: string }>(all: readonly T[], name: string): T {
  const found = all.find((one) => ('slug' in one ? one.slug : one.id) === name);
  if (!found) throw new Error(`There is no '${name}'`);
  return found;
}
