import { BRANCHES, TEAM } from '../domain/content-files.ts';
import type { Change } from '../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import { keysOf } from '../domain/lists.ts';
import type { Staff, StaffRole } from './staff.ts';

/** What decides the rights of an account. */
export type Rights = Pick<Staff, 'role' | 'branches' | 'writes'>;
type Role = Pick<Staff, 'role' | 'writes'>;

const REVIEWS = ['owner', 'branch', 'moderator'] as const;
const OWNER_AND_EDITOR = ['owner', 'editor'] as const;
const OWNER_AND_BRANCH = ['owner', 'branch'] as const;
const OWNER = ['owner'] as const;
/** The sections of the console in their order, with the roles that may open them. */
export const sections = {
  today: OWNER_AND_BRANCH,
  queue: REVIEWS,
  site: ['owner', 'branch', 'editor'],
  menu: OWNER,
  team: OWNER_AND_BRANCH,
  plans: OWNER_AND_BRANCH,
  articles: OWNER_AND_EDITOR,
  history: OWNER,
  audit: REVIEWS,
  insights: OWNER,
  people: OWNER,
  settings: OWNER,
} satisfies Record<string, readonly StaffRole[]>;
export type Section = keyof typeof sections;

/**
 * Access by the first path segment after /api/staff/: roles that may open one of these sections, or any account. Unlisted
 * routes are denied, so a new route needs an entry.
 */
export const staffAccess: Record<string, readonly Section[] | 'own account'> = {
  me: 'own account',
  auth: 'own account',
  sessions: 'own account',
  reviews: ['queue'],
  decisions: ['queue'],
  queue: ['queue'],
  audit: ['audit'],
  insights: ['insights'],
  'insights.csv': ['insights'],
  people: ['people'],
  today: ['today'],
  content: ['site'],
  'content.zip': ['settings'],
  drafts: ['site'],
  photos: ['menu', 'articles'],
  new: ['team', 'articles'],
  check: ['site'],
  publish: ['site'],
  plans: ['site'],
  preview: ['site'],
  history: ['history'],
};

/** Whether an account may request an address under /api/staff/. */
export function mayRequest(staff: Role, path: string): boolean {
  const part = path.split('/')[3] ?? '';
  const access = Object.hasOwn(staffAccess, part) ? staffAccess[part] : [];
  return access === 'own account' || Boolean(access?.some((section) => mayOpenSection(staff, section)));
}

/** Whether an account edits the texts of the whole site, without prices, hours, people and settings. */
export const isEditor = ({ role, writes }: Role) => role === 'editor' || (role === 'branch' && writes);

export const mayOpenSection = (staff: Role, section: Section): boolean => {
  const roles: readonly StaffRole[] = sections[section];
  return roles.includes(staff.role) || (isEditor(staff) && roles.includes('editor'));
};

/** The sections that the console lists for an account. The history contains the audit log. */
export const sectionsOf = (staff: Role): Section[] =>
  keysOf(sections).filter(
    (name) => mayOpenSection(staff, name) && !(name === 'audit' && mayOpenSection(staff, 'history')),
  );

type Fields = Record<string, unknown>;

/** Words of the site and its articles, without those of this console. */
export const isSiteText = (file: string) => !file.startsWith('facts/') && !file.endsWith('/staff.yaml');

/** The words of branches, by slug below `items`. */
const OF_BRANCHES = /^[a-z]{2,3}\/(branches|branch-pages|short-branches)\.yaml$/;

/** Whether an account translates a file: into the languages other than the one that texts are written in first. */
export const mayTranslate = ({ role }: Pick<Staff, 'role'>, file: string) =>
  role === 'branch' && OF_BRANCHES.test(file) && !file.startsWith(`${FIRST_LANGUAGE}/`);

/**
 * Whether an account may make a change: owners every one, editors those of texts, branch staff those of the hours and team of their
 * branches, and the translations of what their branches say. `record` is what the path begins with, as it is now; undefined if it
 * is new.
 */
export function mayEdit(
  { role, branches, writes }: Rights,
  { file, path: [id, field], value }: Change,
  record: Fields | undefined,
): boolean {
  if (role === 'owner') return true;
  if (isEditor({ role, writes }) && isSiteText(file)) return true;
  const isTheirs = (branch: unknown) => branches.includes(String(branch));
  const after = field === undefined ? (value as Fields | null) : undefined;
  const isOther = (name: string) => JSON.stringify(record?.[name]) !== JSON.stringify(after?.[name]);
  const changed =
    field === undefined ? Object.keys({ ...record, ...after }).filter(isOther) : [String(field)];
  if (file === BRANCHES)
    return (
      isTheirs(id) && after !== null && changed.every((name) => name === 'hours' || name === 'exceptions')
    );
  if (mayTranslate({ role }, file)) return id === 'items' && value !== null && isTheirs(field);
  if (file !== TEAM || typeof id !== 'string') return false;
  const branch = field === 'branch' ? value : (after ?? record)?.branch;
  if (!isTheirs((record ?? after)?.branch) || !isTheirs(branch)) return false;
  return !changed.includes('image') && field !== 'id' && (!after || after.id === id);
}

/** Whether an account may set a branch's status for today. */
export const mayUpdateToday = ({ role, branches }: Pick<Staff, 'role' | 'branches'>, slug: string): boolean =>
  role === 'owner' || branches.includes(slug);
