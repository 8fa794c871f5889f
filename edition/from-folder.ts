import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../domain/dubai-time.ts';
import { type Content, parseContent } from './content/parse.ts';

const READ = /\.(yaml|mdx)$|^\w+[\\/]compared\.json$/;

/** The texts of a content folder by their path in it. */
export function readFolder(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => READ.test(path));
  return Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  );
}

/** All of a content folder; throws a ContentError where the build would stop. */
export const contentOf = (folder: string, today: Day): Content => parseContent(readFolder(folder), today);
