import type { Draft } from '../../../contract/changes.ts';
import type { Finding } from '../../../contract/findings.ts';
import { type Change, overlaps } from '../../../domain/field-path.ts';

/** The ids that a mistake names, in its path or its values. */
const idsIn = ({ file, path = [], values = {} }: Finding): Set<unknown> =>
  new Set([
    ...path,
    file.split('/').at(-1),
    ...Object.values(values).flatMap((name) => `${name}`.replace(/[{}]/g, '').split('.')),
  ]);

/**
 * The drafts that cause a mistake: those of its field or of the one that it contradicts, or else those that add or remove a record that it names, such as a
 * service without words.
 */
function causesOf<T extends Change>(mistake: Finding, drafts: T[]): T[] {
  const places = [mistake, ...(mistake.other ? [mistake.other] : [])];
  const ofField = drafts.filter((draft) =>
    places.some(({ file, path = [] }) => draft.file === file && overlaps(draft.path, [...path])),
  );
  if (ofField.length) return ofField;
  const names = idsIn(mistake);
  return drafts.filter(
    ({ file, path, before, value }) =>
      (before === null || value === null) &&
      [...path, path.length ? '' : file.split('/').at(-1)].some((key) => names.has(key)),
  );
}

/** The drafts that cause mistakes, with those that were created together with them. */
export function faultyDrafts<T extends Pick<Draft, 'group' | keyof Change>>(
  mistakes: readonly Finding[],
  drafts: T[],
): Set<T> {
  const causes = new Set(mistakes.flatMap((mistake) => causesOf(mistake, drafts)));
  const groups = new Set([...causes].flatMap(({ group }) => group ?? []));
  return new Set(drafts.filter((draft) => causes.has(draft) || groups.has(draft.group ?? '')));
}
