import type { Change, PublishedChange } from '../../changes/change.ts';
import type { Draft } from '../../contract/changes.ts';
import type { Day } from '../../domain/dubai-time.ts';

/** A change of the content. Published rows are never changed or deleted. */
export type ChangesTable = {
  id: string;
  /** null: a draft. */
  publication: number | null;
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
  /** The row of `coming`, if the draft waits for a day. */
  coming: string | null;
};

/** A change of a row. `publication` is 0, and `coming` the day that it waits for, if it is not public yet. */
export const changeOf = ({
  author: by,
  authorId: byId,
  groupId: group,
  path,
  value,
  before,
  position: _,
  publication,
  ...row
}: ChangesTable): Draft & PublishedChange & Pick<ChangesTable, 'coming'> => ({
  ...row,
  path: JSON.parse(path),
  value: JSON.parse(value),
  before: JSON.parse(before),
  publication: publication ?? 0,
  by,
  byId,
  group,
});

/** The row of a new change: a draft, or one of a publication at a position in it. */
export const rowOf = (
  { id, file, path, value, before, place = null, at, by, byId, group = null }: Change & Draft,
  publication: number | null = null,
  position = 0,
): ChangesTable => ({
  ...{ id, file, place, at, publication, position, author: by, authorId: byId, groupId: group },
  path: JSON.stringify(path),
  value: JSON.stringify(value),
  before: JSON.stringify(before),
  coming: null,
});

/** Planned changes: drafts that wait for a day, or a publication that is taken back on one. */
export type ComingTable = {
  id: string;
  fromDay: Day;
  untilDay: Day | null;
  /** The publication to undo on `untilDay`; null while the drafts wait. */
  publication: number | null;
  author: string;
  authorId: string;
  at: string;
  /** JSON of the findings that prevented the plan on its day. */
  mistakes: string | null;
};
