import type { Draft, SentChange } from '../../contract/changes.ts';
import type { Staff } from '../../contract/staff.ts';
import { PHOTOS } from '../../domain/content-files.ts';
import { type Change, changedBy, endsEarly, namedPath, overlaps, valueAt } from '../../domain/field-path.ts';
import { Problem } from '../http/problem.ts';
import { addDrafts, DRAFT_LIMITS } from './add-drafts.ts';
import { LIMITS } from './content.ts';
import { isSame } from './differences.ts';
import type { ContentServices } from './keep-current.ts';
import { mayEdit } from './may-edit.ts';
import { validateDraft, validateFigure } from './validate.ts';

export const forbidden = ({ name }: Staff) =>
  new Problem(403, '{name}, you may not change this.', { values: { name } });

/**
 * Saves drafts that belong together, all or none. Throws 403 without permission, 422 for an invalid value or too many drafts, and
 * 409 with the conflicting draft. `seen` is the version of the drafts that the author has seen in this place. Without it, as for a
 * photo, only other accounts' drafts are conflicts.
 */
export const saveDrafts =
  ({ store, publishing: { content }, now }: ContentServices) =>
  async (
    staff: Staff,
    given: readonly (Change & Partial<Pick<SentChange, 'seen'>>)[],
    group?: string,
    conflict?: string,
  ): Promise<Draft[]> => {
    const all = await store.changes.drafts();
    const may = (change: Change) => mayEdit(staff, change, content, all);
    /** Each file with all drafts, and with those that remove nothing (`whole`), so that a conflict with a removal names its author. */
    const files = new Map<string, { drafted: unknown; whole: unknown }>();
    const fileOf = (file: string) => {
      const known = files.get(file);
      if (known) return known;
      const ofFile = all.filter((draft) => draft.file === file);
      const kept = ofFile.filter(({ value }) => value !== null);
      const live = content.live(file);
      const data = { drafted: changedBy(live, ofFile), whole: changedBy(live, kept) };
      files.set(file, data);
      return data;
    };
    const changes = given.map(({ file, path: sent, value }): Omit<Draft, 'id' | 'at'> => {
      const data = fileOf(file);
      const path = namedPath(data.drafted, sent);
      const change = { file, path, value };
      if (!may(change)) throw forbidden(staff);
      const fault = validateDraft(change, data.drafted);
      if (fault) throw new Problem(422, fault, { values: LIMITS });
      const [figureFault, values] = validateFigure(change, data.drafted) ?? [];
      if (figureFault) throw new Problem(422, figureFault, { values });
      if (endsEarly(data.whole, path)) throw new Problem(409, 'What this belongs to was removed.');
      data.drafted = changedBy(data.drafted, [change]);
      if (value !== null) data.whole = changedBy(data.whole, [change]);
      const before = valueAt(content.live(file), path) ?? null;
      return { ...change, before, by: staff.name, byId: staff.id, ...(group && { group }) };
    });
    const photos = JSON.stringify(changes.filter(({ file }) => file === PHOTOS)).match(
      /(?<="photo":"|"value":")[0-9a-f]{64}/g,
    );
    for (const photo of photos ?? [])
      if (!content.defaultPhoto(photo) && !(await store.photos.read(photo)))
        throw new Problem(422, 'photo: is not an uploaded photo');
    const seenOf = (change: Omit<Draft, 'id' | 'at'>) => given[changes.indexOf(change)]?.seen;
    const result = await addDrafts(store.db, changes, now(), (other, change) => {
      const seen = seenOf(change);
      if (seen === undefined) return other.byId === staff.id;
      // The fields of a record that the account has added are saved one after the other into one draft.
      if (other.byId === staff.id && other.path.length < change.path.length) return true;
      // The request was sent again because its answer was lost.
      const isRepeated =
        other.byId === staff.id && `${other.path}` === `${change.path}` && isSame(other.value, change.value);
      const newest = all.filter((one) => one.file === change.file && overlaps(one.path, change.path)).at(-1);
      return isRepeated || (seen === newest?.at && other.at <= seen && may(other));
    });
    if ('saved' in result) return result.saved;
    if ('limit' in result)
      throw new Problem(
        422,
        'You have too much that is not public yet: publish or discard some of it first.',
        { values: DRAFT_LIMITS },
      );
    const { conflict: draft } = result;
    const { by } = draft;
    const isRemoved = draft.value === null && !changes.some(({ path }) => path.length <= draft.path.length);
    throw new Problem(
      409,
      isRemoved
        ? '{by} has removed what this belongs to. Discard that change first.'
        : (conflict ??
            '{by} chose something else here, which is not public yet. Publish or discard it first.'),
      { values: { by }, ...(!isRemoved && may(draft) && { draft }) },
    );
  };
