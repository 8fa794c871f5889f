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
  /** Of a draft that waits for its day, the row of `coming`. */
  coming: string | null;
};

/** Changes with a day: drafts that come, or a publication that ends. */
export type ComingTable = {
  id: string;
  fromDay: Day;
  untilDay: Day | null;
  /** The publication to undo on `untilDay`; null while the drafts wait. */
  publication: number | null;
  author: string;
  authorId: string;
  at: string;
  /** JSON of the findings that prevented it on its day. */
  mistakes: string | null;
};
