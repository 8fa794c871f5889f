import { z } from 'zod/mini';
import { type ContentChange, type HistoryChange, historyChange } from '../contract/publishing.ts';
import { brief, short } from '../domain/brief.ts';

/** A change as the history keeps it. */
export const recordOf = ({ file, path, before, value }: ContentChange): HistoryChange => {
  const isFile = !path.length;
  return { file, path, before: isFile ? null : brief(before), value: isFile ? value !== null : brief(value) };
};

/** A change for the log of git, by file and field: 'facts/services haircut price: 60 → 65'. The console has words for it. */
function titleOf(change: HistoryChange): string {
  if (typeof change === 'string') return change;
  if ('day' in change) return `Back to how it was on ${change.day}`;
  if ('undone' in change) return `Undone: ${titleOf(change.undone)}`;
  const { file, path, before, value } = change;
  const field = [file.replace(/\.\w+$/, ''), ...path].join(' ');
  return path.length ? `${field}: ${short(JSON.stringify(before))} → ${short(JSON.stringify(value))}` : field;
}

const publication = z.object({
  changes: z.array(historyChange).check(z.minLength(1)),
  pages: z.array(z.string()),
});

/** A commit message: a readable title, then the changes as one line of JSON, so that no text can be mistaken for data. */
export function commitMessage(changes: HistoryChange[], pages: string[]): string {
  const [first = 'The content changed', ...more] = changes;
  const title = more.length ? `${titleOf(first)}, and ${more.length} more` : titleOf(first);
  return `${title}\n\n${JSON.stringify({ changes: [first, ...more], pages })}`;
}

function publicationIn(line: string) {
  try {
    return publication.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** The message of a merged program update in histories of earlier versions. */
const UPDATE = /^Merge commit '[0-9a-f]{40}'.*/;

/** Parses a commit message. In one written by hand every line is a change, and the first is the title. */
export function partsOfMessage(message: string) {
  const lines = message
    .replace(UPDATE, 'The program was updated')
    .split('\n')
    .filter((line) => line.trim());
  const { changes, pages } = publicationIn(lines.at(-1) ?? '') ?? { changes: lines, pages: [] };
  return { title: lines[0] ?? '', changes, pages: pages.filter((page) => /^\/(?!\/)/.test(page)) };
}
