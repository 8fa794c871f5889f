import { z } from 'zod/mini';
import { type ContentChange, type HistoryChange, historyChange } from '../contract/publishing.ts';
import { brief, short } from '../domain/brief.ts';

/** Converts a content change into the form that the history stores. */
export const historyChangeOf = ({ file, path, before, value }: ContentChange): HistoryChange => {
  const isFile = !path.length;
  return { file, path, before: isFile ? null : brief(before), value: isFile ? value !== null : brief(value) };
};

/** The title of a commit: 'facts/services haircut price: 60 → 65'. The console describes changes in its own words instead. */
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

/** The message that earlier versions of the program gave to a merged update. */
const LEGACY_UPDATE = /^Merge commit '[0-9a-f]{40}'.*/;

/** Parses a commit message. If it was written by hand, each line is a change, and the first line is also the title. */
export function partsOfMessage(message: string) {
  const lines = message
    .replace(LEGACY_UPDATE, 'The program was updated')
    .split('\n')
    .filter((line) => line.trim());
  const { changes, pages } = publicationIn(lines.at(-1) ?? '') ?? { changes: lines, pages: [] };
  return { title: lines[0] ?? '', changes, pages: pages.filter((page) => /^\/(?!\/)/.test(page)) };
}
