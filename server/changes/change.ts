import type { Staff } from '../../contract/staff.ts';
import type { Change } from '../../domain/field-path.ts';

/**
 * A publication. Its id tells it from one that had its number before the store was restored. `history` is the id of the first
 * publication, which tells stores apart.
 */
export type PublicationName = { number: number; id: string; history: string };
export type PublicationAuthor = Pick<Staff, 'id' | 'name' | 'email'>;
/** How a release names the publication that it shows. */
export const shownBy = ({ number, id, history }: PublicationName) => ({
  publication: number,
  publicationId: id,
  history,
});
/** The content as it came with the program. */
export const BEFORE_FIRST: PublicationName = { number: 0, id: '', history: '' };

/** The data of every file by path; that of a photo is the hash of its bytes. */
export type State = ReadonlyMap<string, unknown>;

/** A content change as the history and the audit log show it. Of a whole file, only whether it is there. */
export const shownChange = ({ file, path, before, value }: Change): Change =>
  path.length ? { file, path, before, value } : { file, path, before: null, value: value !== null };
