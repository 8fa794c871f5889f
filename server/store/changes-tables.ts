import type { Draft } from '../../contract/changes.ts';
import type { Day } from '../../domain/dubai-time.ts';

/** The list of all changes. Published rows are never changed or deleted. */
export type ChangesTable = {
  id: string;
  /** null: a draft. */
  publication: string | null;
  /** Order within a publication. */
  position: number;
  file: string;
  /** JSON, like `value` and `before`. The value of a photo is its hash. */
  path: string;
  value: string;
  before: string;
  /** The index of a record that is put back into its list. */
  place: number | null;
  author: string;
  authorId: string;
  at: string;
  /** Drafts with the same one are discarded together. */
  groupId: string | null;
  /** 1: a draft that was taken out of a plan, which is published only once it is ticked. */
  held: 0 | 1;
};

/** Sets of changes: public ones have a number, planned ones only a day. */
export type PublicationsTable = {
  id: string;
  /** Counted without gaps: the next one can be taken only once. null: a plan. */
  number: number | null;
  /** The day on which the server makes it public by itself; null for one that was made at once. */
  day: Day | null;
  /** When it was made public or planned. */
  at: string;
  author: string;
  authorId: string;
  /** The publication that this one takes back. Without it, this plan is gone, too. */
  undoes: string | null;
  /** JSON of the addresses of the changed pages. */
  pages: string;
  /** JSON of the findings that prevented a plan on its day. */
  mistakes: string | null;
};

export const changeOf = <Row extends ChangesTable>({
  author: by,
  authorId: byId,
  groupId: group,
  path,
  value,
  before,
  id,
  file,
  place,
  at,
  held,
}: Row): Draft => ({
  ...{ id, file, place, at, by, byId, group },
  ...(held && { held: true }),
  ...{ path: JSON.parse(path), value: JSON.parse(value), before: JSON.parse(before) },
});

/** The row of a change: a draft, or one of a publication at a position in it. */
export const rowOf = (
  { id, file, path, value, before, place = null, at, by, byId, group = null }: Draft,
  publication: string | null = null,
  position = 0,
): ChangesTable => ({
  ...{ id, file, place, at, publication, position, author: by, authorId: byId, groupId: group },
  held: 0,
  path: JSON.stringify(path),
  value: JSON.stringify(value),
  before: JSON.stringify(before ?? null),
});
