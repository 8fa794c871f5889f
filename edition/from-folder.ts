import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../domain/dubai-time.ts';
import { type Content, parseContent } from './content/parse.ts';
import { withPlainEnds } from './content/plain-ends.ts';

/** What a page reads, what an owner may mean by it, and what the texts of a language were compared with. */
const READ = /\.(ya?ml|mdx?)$|^\w+[\\/]compared\.json$/;
const ABOUT_FOLDERS = /(^|[\\/])README\.md$/;

/** The texts of a content folder by their path in it. */
export function readFolder(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => READ.test(path) && !ABOUT_FOLDERS.test(path),
  );
  return withPlainEnds(
    Object.fromEntries(
      paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
    ),
  );
}

/** All of a content folder; throws a ContentError where the build would stop. */
export const contentOf = (folder: string, today: Day): Content => parseContent(readFolder(folder), today);
