import type { Draft } from '../../contract/desk.ts';
import type { Staff } from '../../contract/staff.ts';
import { liveData } from '../../desk/content.ts';
import { changed, keysOf, valueAt } from '../../domain/field-path.ts';
import type { Store } from '../store/store.ts';

export type Change = Pick<Draft, 'file' | 'path' | 'value'>;

export const BRANCHES = 'facts/branches.yaml';
export const TEAM = 'facts/team.yaml';

/** Staff of a branch read what the screens of hours and team show. */
export const mayRead = ({ role }: Staff, file: string) =>
  role === 'owner' ||
  [BRANCHES, TEAM, 'facts/photos.yaml'].includes(file) ||
  /^[a-z]+\/team\.yaml$/.test(file);

type Fields = Record<string, unknown>;

/** The names of the fields that differ, in whatever shape the change came. */
const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

/**
 * Whether an account may make a change: staff of a branch write its hours, and who works there. `live` is the data of the file
 * as it is public, `drafts` are all of the file.
 */
export function mayEdit({ role, branches }: Staff, change: Change, live: unknown, drafts: Draft[]): boolean {
  if (role === 'owner') return true;
  const [record] = change.path;
  if (typeof record !== 'string' || ![BRANCHES, TEAM].includes(change.file)) return false;
  const isTheirs = (branch: unknown) => branches.includes(String(branch));
  // A record that is not public yet stands in drafts alone.
  const data = valueAt(live, [record]) ? live : drafts.reduce<unknown>(changed, live);
  const before = valueAt(data, [record]) as Fields | undefined;
  const isRemoved = change.path.length === 1 && change.value === null;
  // By its place: the change may give it another name.
  const after = isRemoved
    ? undefined
    : (valueAt(changed(data, change), keysOf(data, [record])) as Fields | undefined);
  const fields = changedFields(before ?? {}, after ?? {});
  if (change.file === BRANCHES)
    return isTheirs(record) && fields.every((name) => name === 'hours' || name === 'exceptions');
  if (!isTheirs((before ?? after)?.branch)) return false;
  // A barber who is taken away has no fields any more.
  if (!after) return true;
  return isTheirs(after.branch) && after.id === record && !fields.includes('image');
}

/** The drafts that an account may edit, and those that it sees and can discard: its own too, even after the record was deleted. */
export async function draftsOf(store: Store, staff: Staff, folder: string) {
  const all = await store.drafts.list();
  const ofFiles = Map.groupBy(all, ({ file }) => file);
  const live = new Map<string, unknown>();
  for (const file of staff.role === 'owner' ? [] : [BRANCHES, TEAM])
    if (ofFiles.has(file)) live.set(file, await liveData(folder, file));
  const editable = all.filter((draft) =>
    mayEdit(staff, draft, live.get(draft.file), ofFiles.get(draft.file) ?? []),
  );
  return { editable, visible: all.filter((draft) => editable.includes(draft) || draft.byId === staff.id) };
}
