import type { Draft } from '../../contract/desk.ts';
import type { Staff } from '../../contract/staff.ts';
import { liveData } from '../../desk/content.ts';
import { changed, valueAt } from '../../domain/field-path.ts';
import type { Store } from '../store/store.ts';

const BRANCHES = 'facts/branches.yaml';
const TEAM = 'facts/team.yaml';

type Change = Pick<Draft, 'file' | 'path' | 'value'>;

/** A branch account reads what the screens of hours and team show. */
export const mayRead = ({ role }: Staff, file: string) =>
  role === 'owner' ||
  [BRANCHES, TEAM, 'facts/photos.yaml'].includes(file) ||
  /^[a-z]+\/team\.yaml$/.test(file);

/** A branch account changes the hours of its branches, and who works there. */
export async function mayEdit(
  staff: Staff,
  { file, path, value }: Change,
  folder: string,
  drafts: Draft[],
): Promise<boolean> {
  if (staff.role === 'owner') return true;
  const [record = '', field = ''] = path;
  const isTheirs = (branch: unknown) => staff.branches.includes(String(branch));
  if (file === BRANCHES) return isTheirs(record) && ['hours', 'exceptions'].includes(String(field));
  if (file !== TEAM || !record || field === 'id' || field === 'image') return false;
  const where = [record, 'branch'];
  const live = await liveData(folder, file);
  // A new barber exists only in drafts.
  const present =
    valueAt(live, where) ?? valueAt(drafts.filter((one) => one.file === file).reduce(changed, live), where);
  const barber = (field ? { [field]: value } : (value ?? {})) as { id?: unknown; branch?: unknown };
  const { id = record, branch = present } = barber;
  return id === record && isTheirs(present ?? branch) && isTheirs(branch);
}

/** The drafts that an account may publish. */
export async function editableDrafts(store: Store, staff: Staff, folder: string): Promise<Draft[]> {
  const drafts = await store.drafts.list();
  const may = await Promise.all(drafts.map((draft) => mayEdit(staff, draft, folder, drafts)));
  return drafts.filter((_, index) => may[index]);
}

/** The same and an author's own drafts, which can be discarded even after the record was deleted. */
export async function visibleDrafts(store: Store, staff: Staff, folder: string): Promise<Draft[]> {
  const editable = new Set((await editableDrafts(store, staff, folder)).map(({ id }) => id));
  return (await store.drafts.list()).filter(({ id, by }) => editable.has(id) || by === staff.name);
}
