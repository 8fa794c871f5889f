import { type Change, overlaps, valueAt } from '../../domain/field-path.ts';
import { shownChange } from './change.ts';
import { differences, isSame } from './differences.ts';
import type { PublishedContent } from './fold.ts';
import { Refusal } from './refusal.ts';

/** The changes that turn the content back to what it was after an earlier publication. */
export function changesBackTo(content: PublishedContent, number: number): Change[] {
  const files = new Set(content.since(number).map(({ file }) => file));
  return [...files].flatMap((file) => differences(file, content.live(file), content.dataAt(file, number)));
}

/** The inverse of one publication. Throws a Refusal that names a later change of the same fields. */
export function inverseOf(content: PublishedContent, number: number): Change[] {
  const files = new Set(content.of(number).map(({ file }) => file));
  if (!files.size) throw new Refusal('There is no such change.');
  return [...files].flatMap((file) => {
    const [before, after] = [content.dataAt(file, number - 1), content.dataAt(file, number)];
    const live = content.live(file);
    return differences(file, after, before).filter(({ path, before: written, value }) => {
      const current = valueAt(live, path) ?? null;
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
  });
}
