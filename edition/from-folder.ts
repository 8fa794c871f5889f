import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../domain/dubai-time.ts';
import { ContentError } from './content/errors.ts';
import { type Content, draftsIn, parseContent } from './content/parse.ts';
import { checkPhotos } from './content/photos.ts';

/** The texts of a content folder by their path in it: what a page reads, and what an owner may take for it. */
export function readFolder(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ya?ml|mdx?)$/.test(path) && !path.endsWith('README.md'),
  );
  return Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  );
}

/** All of a content folder; throws a ContentError where the build would stop. */
export const contentOf = (folder: string, today: Day): Content => parseContent(readFolder(folder), today);

/** Lines for the owner: mistakes stop the build, notices are worth a look. */
export type Findings = { mistakes: string[]; notices: string[] };

function linesOf(error: unknown): string[] {
  if (error instanceof ContentError) return error.lines;
  throw error;
}

/** What is wrong in a draft keeps nothing from being published. */
function draftNotices(files: Record<string, string>, today: Day): string[] {
  try {
    if (draftsIn(files).length) parseContent(files, today, true);
    return [];
  } catch (error) {
    return linesOf(error);
  }
}

/** Everything that is wrong with a content folder on that day of Dubai. */
export async function checkFolder(folder: string, today: Day): Promise<Findings> {
  try {
    const files = readFolder(folder);
    const { facts, notices } = parseContent(files, today);
    return {
      mistakes: await checkPhotos(join(folder, 'photos'), facts.photos),
      notices: [...notices, ...draftNotices(files, today)],
    };
  } catch (error) {
    return { mistakes: linesOf(error), notices: [] };
  }
}

const counted = (lines: string[], one: string, more: string) =>
  `${lines.length} ${lines.length === 1 ? one : more}`;

/** The same as an owner reads it. */
export function findingsText({ mistakes, notices }: Findings): string {
  const said = [...mistakes];
  if (notices.length) said.push(`${counted(notices, 'text', 'texts')} worth a look:`, ...notices);
  said.push(
    mistakes.length
      ? `The content has ${counted(mistakes, 'mistake', 'mistakes')}. The site stays as it was.`
      : 'The content is right.',
  );
  return said.join('\n');
}
