import type { NewValue } from '../../changes/change.ts';
import { isSame } from '../../changes/differences.ts';
import type { PublishedContent } from '../../changes/published-content.ts';
import type { Draft } from '../../contract/changes.ts';
import type { Staff } from '../../contract/staff.ts';
import { valueAt } from '../../domain/field-path.ts';

export const BRANCHES = 'facts/branches.yaml';
export const TEAM = 'facts/team.yaml';

/** Branch staff may read the files behind the hours and team screens. */
export const mayRead = ({ role }: Staff, file: string) =>
  role === 'owner' ||
  [BRANCHES, TEAM, 'facts/photos.yaml'].includes(file) ||
  /^[a-z]+\/team\.yaml$/.test(file);

type Fields = Record<string, unknown>;

/**
 * Whether an account may make a change. Branch staff may edit the hours and team of their branches. `drafts` are all drafts: a new
 * record exists only there, as one draft.
 */
export function mayEdit(
  { role, branches }: Staff,
  change: NewValue,
  content: PublishedContent,
  drafts: Draft[],
) {
  if (role === 'owner') return true;
  const { file, path, value } = change;
  const [id, field] = path;
  if (typeof id !== 'string' || ![BRANCHES, TEAM].includes(file)) return false;
  const isTheirs = (branch: unknown) => branches.includes(String(branch));
  const isNew = (one: Draft) => one.file === file && one.path.length === 1 && one.path[0] === id;
  const before = (valueAt(content.live(file), [id]) ?? drafts.find(isNew)?.value) as Fields | undefined;
  const after = field === undefined ? (value as Fields | null) : undefined;
  const changes = (name: string) => field === name || (after && !isSame(before?.[name], after[name]));
  if (file === BRANCHES) {
    const fields = field === undefined ? Object.keys({ ...before, ...after }).filter(changes) : [field];
    return (
      isTheirs(id) && after !== null && fields.every((name) => name === 'hours' || name === 'exceptions')
    );
  }
  const branch = field === 'branch' ? value : (after ?? before)?.branch;
  if (!isTheirs((before ?? after)?.branch) || !isTheirs(branch)) return false;
  return !changes('image') && field !== 'id' && (!after || after.id === id);
}

/** `editable` drafts can be published by the account. `visible` adds its own, so that it can always discard them. */
export function draftsFor(staff: Staff, content: PublishedContent, all: Draft[]) {
  const newRecords = all.filter(({ path }) => path.length === 1);
  const editable = new Set(all.filter((draft) => mayEdit(staff, draft, content, newRecords)));
  return {
    editable: [...editable],
    visible: all.filter((one) => editable.has(one) || one.byId === staff.id),
  };
}
