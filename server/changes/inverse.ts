import type { Published } from '../../contract/changes.ts';
import { type Change, indexedPath, overlaps, valueAt } from '../../domain/field-path.ts';
import { shownChange } from './change.ts';
import { differences, isSame } from './differences.ts';
import type { PublishedContent } from './fold.ts';
import { Refusal } from './refusal.ts';

/** The changes that turn the content back to what it was after an earlier publication. */
export function changesBackTo(content: PublishedContent, number: number): Change[] {
  const files = new Set(content.since(number).map(({ file }) => file));
  return [...files].flatMap((file) => differences(file, content.live(file), content.dataAt(file, number)));
}

/** What puts back the value that a change has replaced, field by field. A record that it removed returns to its place. */
function reverseOf(
  content: PublishedContent,
  { file, path, before, value, publication }: Published,
): Change[] {
  const isRemoved = value === null && typeof path.at(-1) === 'string';
  if (!isRemoved) return differences(file, value, before, path);
  const earlier = content.dataAt(file, publication - 1);
  const place =
    Array.isArray(valueAt(earlier, path.slice(0, -1))) && Number(indexedPath(earlier, path).at(-1));
  return [{ file, path, before: null, value: before ?? null, ...(place !== false && { place }) }];
}

/** The inverse of one publication, from what its changes replaced. Throws a Refusal that names a later change of the same fields. */
export function inverseOf(content: PublishedContent, number: number): Change[] {
  const changes = content.of(number);
  if (!changes.length) throw new Refusal('There is no such change.');
  return changes
    .filter((change) => !content.isLost(change))
    .toReversed()
    .flatMap((change) => reverseOf(content, change))
    .filter(({ file, path, before: written, value }) => {
      const current = valueAt(content.live(file), path) ?? null;
      if (isSame(current, value)) return false;
      if (isSame(current, written)) return true;
      const later = content.since(number).filter((one) => one.file === file && overlaps(one.path, path));
      const by = [...new Set(later.map((one) => one.by))].join(', ');
      throw new Refusal(
        'A later change of {by} edited the same field. Undo that first.',
        [],
        { by },
        later.map(shownChange),
      );
    });
}
