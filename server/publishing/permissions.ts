import type { Draft } from '../../contract/publishing.ts';
import type { Staff } from '../../contract/staff.ts';
import { changed, keysOf, valueAt } from '../../domain/field-path.ts';
import { liveData } from '../../publishing/content.ts';
import type { Store } from '../store/store.ts';

export type Change = Pick<Draft, 'file' | 'path' | 'value'>;

export const BRANCHES = 'facts/branches.yaml';
export const TEAM = 'facts/team.yaml';

/** Branch staff may read the files behind the hours and team screens. */
export const mayRead = ({ role }: Staff, file: string) =>
  role === 'owner' ||
  [BRANCHES, TEAM, 'facts/photos.yaml'].includes(file) ||
  /^[a-z]+\/team\.yaml$/.test(file);

type Fields = Record<string, unknown>;

/** The names of the fields that differ. */
const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

/**
 * Whether an account may make a change. Branch staff may edit the hours and team of their branches. `live` is the public data
 * of the file, `drafts` are all drafts of the file.
 */
export function mayEdit({ role, branches }: Staff, change: Change, live: unknown, drafts: Draft[]): boolean {
  if (role === 'owner') return true;
  const [record] = change.path;
  if (typeof record !== 'string' || ![BRANCHES, TEAM].includes(change.file)) return false;
  const isTheirs = (branch: unknown) => branches.includes(String(branch));
  // A new record exists only in drafts.
  const data = valueAt(live, [record]) ? live : drafts.reduce<unknown>(changed, live);
  const before = valueAt(data, [record]) as Fields | undefined;
  const isRemoved = change.path.length === 1 && change.value === null;
  // Look it up by index, because the change may rename it.
  const after = isRemoved
    ? undefined
    : (valueAt(changed(data, change), keysOf(data, [record])) as Fields | undefined);
  const fields = changedFields(before ?? {}, after ?? {});
  if (change.file === BRANCHES)
    return isTheirs(record) && fields.every((name) => name === 'hours' || name === 'exceptions');
  if (!isTheirs((before ?? after)?.branch)) return false;
  // A removed barber has no fields left to check.
  if (!after) return true;
  return isTheirs(after.branch) && after.id === record && !fields.includes('image');
}

/** `editable` drafts can be published by the account. `visible` adds its own, so that it can always discard them. */
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
