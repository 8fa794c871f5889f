import { join } from 'node:path';
import type { Day } from '../domain/dubai-time.ts';
import { ContentError } from './content/content-error.ts';
import { checkPhotos } from './content/photo-checks.ts';
import { contentOf } from './from-folder.ts';

/** Lines for the owner: mistakes stop the build, notices are worth a look. */
export type Findings = { mistakes: string[]; notices: string[] };

/** Everything that is wrong with a content folder on that day of Dubai. */
export async function checkFolder(folder: string, today: Day): Promise<Findings> {
  try {
    const { facts, notices } = contentOf(folder, today);
    return { mistakes: await checkPhotos(join(folder, 'photos'), facts.photos), notices };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.lines, notices: [] };
    throw error;
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
