import type { Draft } from '../../contract/changes.ts';
import {
  BRANCHES,
  isSiteText,
  mayEdit as mayMake,
  mayTranslate,
  type Staff,
  TEAM,
} from '../../contract/staff.ts';
import { type Change, valueAt } from '../../domain/field-path.ts';
import type { PublishedContent } from './fold.ts';

/** Editors may read texts, branch staff the files behind the hours and team screens and the translations of their branches. */
export const mayRead = ({ role }: Staff, file: string) =>
  role === 'owner' ||
  (role === 'editor' ? isSiteText(file) : mayTranslate({ role }, file)) ||
  [BRANCHES, TEAM, 'facts/photos.yaml'].includes(file) ||
  /^[a-z]+\/team\.yaml$/.test(file);

/** Whether an account may make a change. `drafts` are all drafts: a new record exists only there, as one draft. */
export function mayEdit(staff: Staff, change: Change, content: PublishedContent, drafts: Draft[]): boolean {
  const { file, path } = change;
  const isNew = (one: Draft) => one.file === file && one.path.length === 1 && one.path[0] === path[0];
  const live = valueAt(content.live(file), path.slice(0, 1)) ?? drafts.find(isNew)?.value;
  return mayMake(staff, change, live as Record<string, unknown> | undefined);
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
