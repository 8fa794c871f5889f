import { z } from 'zod/mini';
import { type Day, isDay } from '../domain/dubai-time.ts';
import { type FieldPath, isOutside } from '../domain/field-path.ts';
import type { Finding, Findings } from './findings.ts';
import { nameOf } from './names.ts';

/**
 * The owner's desk: the files of the content with drafts of their fields, and what makes drafts public. All of it answers 401
 * without a session and 403 to whoever may not.
 */
export const deskApi = {
  /** GET ContentState */
  content: '/api/staff/content',
  /** GET ContentFile */
  file: (path: string) => `/api/staff/content/file?path=${encodeURIComponent(path)}`,
  /** PUT DraftChange; Draft, or 409 with DraftConflict */
  drafts: '/api/staff/drafts',
  /** DELETE throws the draft away */
  draft: (id: string) => `/api/staff/drafts/${encodeURIComponent(id)}`,
  /** GET the picture in a slot as it would be published; PUT a picture's bytes, `?crop=left,top,width,height` as it is seen; DELETE takes it away */
  photo: (slot: string) => `/api/staff/photos/${encodeURIComponent(slot)}`,
  /** POST NewOrder: drafts of a new branch, barber or article, with texts to write; 409 where the name is taken */
  new: '/api/staff/new',
  /** GET DeskCheck of the content with its drafts */
  check: '/api/staff/check',
  /** POST: 202 with Publication and `blanks`, fields still to be given of what is left out; 409 while another one runs */
  publish: '/api/staff/publish',
  /** GET { publication: Publication | null }, the newest */
  publication: '/api/staff/publication',
  /** GET shows this browser the site with drafts, beginning with the page of the newest one */
  preview: '/api/staff/preview',
  /** GET shows this browser the public site again, at a path */
  endPreview: (path: string) => `/api/staff/preview/end?to=${encodeURIComponent(path)}`,
  /** GET HistoryPage, `?cursor=` */
  history: '/api/staff/history',
  /** POST UndoOrder: 202 with Publication */
  undo: '/api/staff/history/undo',
} as const;

/** What a photo may weigh. */
export const PHOTO_BYTES = 25_000_000;
/** Stands behind transparent photos: the colour 'bone' of the site. */
export const PHOTO_GROUND = '#F4EEE3';
/** What a phone is asked for: one whose camera writes HEIC makes a JPEG of it. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export type { FieldPath } from '../domain/field-path.ts';
export const fieldPath = z
  .array(z.union([z.string().check(z.refine((key) => !isOutside(key), 'is no field')), z.int()]))
  .check(z.maxLength(20));

/** A change that is not public yet. Everybody who may edit the field sees it. */
export type Draft = {
  id: string;
  /** In the content: 'facts/services.yaml', 'en/articles/x.mdx', 'photos/branch-jvc.jpg'. */
  file: string;
  path: FieldPath;
  /** null takes the field, the record or the file away. */
  value: unknown;
  /** The public value on which it was made; null where there was none. */
  before: unknown;
  /** The name of the account that made it, for people to read. */
  by: string;
  /** The account id: names need not be unique. */
  byId: string;
  at: string;
};

/**
 * `seen`: the newest `at` of the drafts that the writer saw of this field, of what holds it or of what it holds; null for none.
 * Where another account has written one since, the answer is 409.
 */
export const draftChange = z.strictObject({
  file: z.string().check(z.maxLength(100)),
  path: fieldPath,
  value: z.unknown(),
  seen: z.nullable(z.string()),
});

export type ContentState = {
  /** Those that this account may see; a path each. */
  files: string[];
  drafts: Draft[];
  /** What each of them changes, in words, by its id: 'Haircut 60 → 65'. */
  descriptions: Record<string, string>;
  /** Files whose texts name a fact in braces, by the fact: 'haircut'. */
  mentions: Record<string, string[]>;
  /** Names of the photos that are public: 'branch-jvc.jpg'. */
  photos: string[];
};

export type ContentFile = {
  path: string;
  /** As it is public; the text of an article, the data of any other file. */
  live: unknown;
  /** The same with the drafts. */
  draft: unknown;
  /** JSON Schema (2020-12) of the data, from the schema that checks the content. */
  schema: object;
  /** The values of facts in braces that its texts may name, as they are now: 'haircut.price' is 'AED 60'. */
  facts: Record<string, string>;
  /** Texts that have not changed since the same text of the first language did. */
  outdated: FieldPath[];
};

/** `id`: what addresses call it, such as 'dubai-marina'. */
export const newOrder = z.strictObject({
  kind: z.enum(['branch', 'barber', 'article']),
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  name: nameOf(80),
  arabicName: z.optional(nameOf(80)),
  /** Where a barber works. */
  branch: z.optional(z.string()),
  /** The first day of a branch. */
  opens: z.optional(z.custom<Day>((day) => isDay(String(day)), 'must be a day')),
});
export type NewOrder = z.infer<typeof newOrder>;

/** `must` keeps the site from going live; `file` and `path` are where it is settled, unless `where` tells the file. */
export type LaunchFinding = { must: boolean; where: string; what: string; file?: string; path?: FieldPath };
/** What the launch check names. */
export type LaunchCheck = { title: string; findings: LaunchFinding[] };
export type DeskCheck = Findings & { launch: LaunchCheck[] };

/** One change, by its commit, or everything since the end of a day in Dubai. */
export const undoOrder = z.union([
  z.strictObject({ commit: z.string().check(z.regex(/^[0-9a-f]{40}$/, 'must be a commit')) }),
  z.strictObject({ day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day')) }),
]);
export type UndoOrder = z.infer<typeof undoOrder>;

export const publicationSteps = ['waiting', 'checking', 'switching'] as const;
export type Publication = {
  id: string;
  by: string;
  at: string;
  state: (typeof publicationSteps)[number] | 'done' | 'failed';
  /** Why it failed, in plain words; what was public still is. */
  reason: string | null;
  mistakes: Finding[];
  endedAt: string | null;
};

/** Fields still to be given of new records, which a publication leaves out until then. */
export type Blanks = { blanks?: Pick<Draft, 'file' | 'path'>[] };

export type HistoryEntry = {
  commit: string;
  at: string;
  by: string;
  /** 'Haircut 60 → 65' */
  title: string;
  /** All of them, one too. */
  changes: string[];
  /** Addresses of the pages that changed. */
  pages: string[];
};
export type HistoryPage = { entries: HistoryEntry[]; next: string | null };
