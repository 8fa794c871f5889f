import type { Draft } from '../../contract/changes.ts';
import { isEditor, isSiteText, mayEdit as mayMake, mayTranslate } from '../../contract/rights.ts';
import type { Staff } from '../../contract/staff.ts';
import { BRANCHES, PHOTOS, TEAM } from '../../domain/content-files.ts';
import { type Change, valueAt } from '../../domain/field-path.ts';
import type { PublishedContent } from './fold.ts';

/** Editors may read texts, branch staff the files behind the hours and team screens and the translations of their branches. */
export const mayRead = (staff: Staff, file: string) =>
  staff.role === 'owner' ||
  (isEditor(staff) && isSiteText(file)) ||
  mayTranslate(staff, file) ||
  [BRANCHES, TEAM, PHOTOS].includes(file) ||
  /^[a-z]+\/team\.yaml$/.test(file);

/** Whether an account may make a change. `drafts` are all drafts: a new record exists only there, as one draft. */
export function mayEdit(
  staff: Staff,
  change: Change,
  content: PublishedContent,
  drafts: readonly Draft[],
): boolean {
  const { file, path } = change;
  const isNew = (one: Draft) => one.file === file && one.path.length === 1 && one.path[0] === path[0];
  const live = valueAt(content.live(file), path.slice(0, 1)) ?? drafts.find(isNew)?.value;
  return mayMake(staff, change, live as Record<string, unknown> | undefined);
}

/** Whether drafts were created together: they become public and are discarded together. */
export const isLinked = (one: Draft, other: Draft) =>
  Boolean(one.group) && one.group === other.group && one.byId === other.byId;

/** A draft is one change, a plan several; an end takes back what is public. */
type Made = { byId: string; changes: readonly Draft[]; isEnd?: boolean };

/**
 * What an account may do, by its role and branches of this moment: `make` changes, which is to save, publish, plan, move and end them;
 * `withdraw` what is not public yet, which its author always may; `see` both.
 */
export function rightsTo(
  staff: Staff,
  { byId, changes, isEnd = false }: Made,
  content: PublishedContent,
  drafts: readonly Draft[] = changes,
) {
  const make = changes.every((change) => mayEdit(staff, change, content, drafts));
  const isOwn = byId === staff.id;
  return { make, withdraw: make || (isOwn && !isEnd), see: make || isOwn };
}

/**
 * `editable` drafts can be published by the account, if those that were created together with them can. `visible` are those, and its
 * own, so that it can always discard them.
 */
export function draftsFor(staff: Staff, content: PublishedContent, all: Draft[]) {
  const newRecords = all.filter(({ path }) => path.length === 1);
  const refused = all.filter((draft) => !mayEdit(staff, draft, content, newRecords));
  const isRefused = (draft: Draft) => refused.some((one) => one === draft || isLinked(one, draft));
  return {
    editable: all.filter((draft) => !refused.includes(draft)),
    visible: all.filter((draft) => draft.byId === staff.id || !isRefused(draft)),
  };
}
