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
