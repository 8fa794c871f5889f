import { join } from 'node:path';
import type { Day } from '../domain/dubai-time.ts';
import { ContentError } from './content/content-error.ts';
import { draftsIn } from './content/drafts.ts';
import { parseContent } from './content/parse.ts';
import { checkPhotos } from './content/photo-checks.ts';
import { readFolder } from './from-folder.ts';
import { textsBehind } from './translations/behind.ts';

/**
 * Lines for the owner: mistakes stop the build, notices are worth a look, and `behind` are texts of drafts and translations
 * that somebody has to finish one day.
 */
export type Findings = { mistakes: string[]; notices: string[]; behind: string[] };

function mistakesOf(error: unknown): string[] {
  if (error instanceof ContentError) return error.lines;
  throw error;
}

/** What is wrong in a draft keeps nothing from being published. */
function linesOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    return mistakesOf(error);
  }
}

/** Everything that is wrong with a content folder on that day of Dubai. */
export async function checkFolder(folder: string, today: Day): Promise<Findings> {
  try {
    const files = readFolder(folder);
    const { facts, notices } = parseContent(files, today);
    const drafts = draftsIn(files).length ? linesOf(() => parseContent(files, today, true)) : [];
    return {
      mistakes: await checkPhotos(join(folder, 'photos'), facts.photos),
      notices,
      behind: [...drafts, ...textsBehind(files)],
    };
  } catch (error) {
    return { mistakes: mistakesOf(error), notices: [], behind: [] };
  }
}

const counted = (lines: string[], one: string, more: string) =>
  `${lines.length} ${lines.length === 1 ? one : more}`;

/** The same as an owner reads it. */
export function findingsText({ mistakes, notices, behind }: Findings): string {
  const said = [...mistakes];
  const looks = [...notices, ...behind];
  if (looks.length) said.push(`${counted(looks, 'text', 'texts')} worth a look:`, ...looks);
  said.push(
    mistakes.length
      ? `The content has ${counted(mistakes, 'mistake', 'mistakes')}. The site stays as it was.`
      : 'The content is right.',
  );
  return said.join('\n');
}
