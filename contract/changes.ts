import { z } from 'zod/mini';
import { type Day, isDay } from '../domain/dubai-time.ts';
import { type Change, type FieldPath, isUnsafeKey } from '../domain/field-path.ts';
import type { Schema } from '../domain/json-schema.ts';
import { type Done, endpoint } from './endpoint.ts';
import type { Finding, Findings, LaunchTask } from './findings.ts';
import { nameOf } from './names.ts';
import { planDays } from './plans.ts';

/** The content editor: content files, drafts of their fields, and publication. 401 without a session, 403 without permission. */
export const publishingApi = {
  content: endpoint<{ GET: ContentState }>('/api/staff/content'),
  /** GET the published content as files in a ZIP archive, which `jk content import` reads once unpacked */
  zip: '/api/staff/content.zip',
  file: <Data>(path: string) =>
    endpoint<{ GET: ContentFile<Data> }>(`/api/staff/content/file?path=${encodeURIComponent(path)}`),
  /** The texts with drafts that contain `q`, at most 50 */
  search: (q: string) =>
    endpoint<{ GET: { results: FoundText[] } }>(`/api/staff/content/search?q=${encodeURIComponent(q)}`),
  /** PUT SentChange. A draft that equals the public value is deleted. 409 with the conflicting draft */
  drafts: endpoint<{ PUT: Draft }>('/api/staff/drafts'),
  /** PUT { changes, group }, all or none */
  draftsTogether: endpoint<{ PUT: { drafts: Draft[] } }>('/api/staff/drafts'),
  /** DELETE discards the draft */
  draft: (id: string) => endpoint<{ DELETE: Done }>(`/api/staff/drafts/${encodeURIComponent(id)}`),
  /** GET a slot's picture with drafts; PUT picture bytes, `?crop=left,top,width,height` after rotation; DELETE */
  photo: (slot: string, crop = '') =>
    endpoint<{ PUT: Done; DELETE: Done }>(`/api/staff/photos/${encodeURIComponent(slot)}${crop}`),
  /** POST NewRecordRequest: drafts of a new branch, barber or article; 409 if the name or address is taken */
  new: endpoint<{ POST: Done }>('/api/staff/new'),
  /** Of the content with drafts. It renders no page: a publication finds what only a rendered page shows */
  check: endpoint<{ GET: ContentCheck }>('/api/staff/check'),
  /**
   * POST PublishRequest. It answers once they are public, planned for their days or have failed; 409 when the drafts are gone or one has
   * changed
   */
  publish: endpoint<{ POST: Publication }>('/api/staff/publish'),
  plans: endpoint<{ GET: { entries: PlanEntry[] } }>('/api/staff/plans'),
  /**
   * PUT { day }; DELETE cancels it, with a change's id only that: waiting ones become drafts again, public ones stay public. 409 if it
   * overlaps another one
   */
  plan: (id: string, change?: string) =>
    endpoint<{ PUT: Done; DELETE: Done }>(
      `/api/staff/plans/${encodeURIComponent(id)}${change ? `?change=${encodeURIComponent(change)}` : ''}`,
    ),
  /** GET switches this browser to the site with drafts, at a path, or else at the page of a field or of the newest draft */
  preview: (options: PreviewOptions = {}) => `/api/staff/preview?${new URLSearchParams(options)}`,
  /** GET switches this browser back to the public site, at a path */
  endPreview: (path: string) => `/api/staff/preview/end?to=${encodeURIComponent(path)}`,
  /** `?cursor=`; narrowed by `by` (an account's id), `day`, and `field` (an id made by fieldId) */
  history: endpoint<{ GET: HistoryPage }>('/api/staff/history'),
  /** POST UndoRequest */
  undo: endpoint<{ POST: Publication }>('/api/staff/history/undo'),
} as const;

/**
 * `to` is a path of this site, `field` an id made by fieldId; `locale` is the language of the page that shows a fact. `day`, by
 * default today, decides which branches are open.
 */
export const previewOptions = z.object({
  /** 'public' leaves out the drafts. */
  mode: z.optional(z.enum(['browse', 'edit', 'public'])),
  to: z.optional(z.string()),
  field: z.optional(z.string()),
  locale: z.optional(z.string()),
  day: z.optional(z.custom<Day>((day) => isDay(String(day)), 'must be a day')),
});
export type PreviewOptions = z.infer<typeof previewOptions>;

/** Upload limit. */
export const PHOTO_BYTES = 25_000_000;
/** Background for transparent photos: the site's colour 'bone'. */
export const PHOTO_BACKGROUND = '#F4EEE3';
/** For the file picker: phones that store HEIC convert to JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export const fieldPath = z
  .array(z.union([z.string().check(z.refine((key) => !isUnsafeKey(key), 'is no field')), z.int()]))
  .check(z.maxLength(20));

/** A change of an account. It is visible to all accounts that may edit the field. */
export type Draft = Change & {
  id: string;
  /** The author's display name. */
  by: string;
  /** The author's account id: names need not be unique. */
  byId: string;
  at: string;
  /** Drafts that were created together are discarded together. */
  group?: string | null;
  /** It was taken out of a plan: it is published only once it is ticked. */
  held?: boolean;
};
/** A change with the number of its publication. */
export type Published = Draft & { publication: number };

/**
 * `seen`: the newest `at` of the drafts that the author has seen for this field, its parents or its children; null for none.
 * If the newest one is another, the answer is 409.
 */
export const draftChange = z.strictObject({
  file: z.string().check(z.maxLength(100)),
  path: fieldPath,
  value: z.unknown(),
  seen: z.nullable(z.iso.datetime()),
});

export type SentChange = z.infer<typeof draftChange>;

/** One change, or several that are saved together, all or none, and discarded together. */
export const draftsRequest = z.union([
  draftChange,
  z.strictObject({
    // 200 would hold up the server for 80 ms.
    changes: z.array(draftChange).check(z.minLength(1), z.maxLength(60)),
    group: z.optional(z.string().check(z.maxLength(40))),
  }),
]);

export type ContentState = {
  /** Paths of the files that this account may see. */
  files: string[];
  /** Public titles of the articles by file, and names of list entries with drafts by the id of the field. */
  names: Record<string, string>;
  drafts: Draft[];
  /** Files whose texts use a fact in braces, by fact: 'haircut'. */
  mentions: Record<string, string[]>;
  /** The id of the newest publication; empty before the first. */
  published: string;
};

export type ContentFile<Data = unknown> = {
  path: string;
  /** The public version: the text of an article, the data of any other file. */
  live: Data;
  /** JSON Schema (2020-12), generated from the content schema. */
  schema: Schema;
  /** Current values of the facts that texts may use in braces: 'haircut.price' is 'AED 60'. */
  facts: Record<string, string>;
  /** Stale translations: texts that have not changed since their original in the default language did. */
  outdated: FieldPath[];
};

/** A text of the content with facts filled in, and the address of a page that shows it. The path of an article's text is 'body'. */
export type FoundText = { file: string; path: FieldPath; text: string; page: string };

/** An id with no letter would be read as a position in a list. */
export const ID = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

/** `id` becomes part of addresses, such as 'dubai-marina'. */
export const newRecordRequest = z.strictObject({
  kind: z.enum(['branch', 'barber', 'article']),
  id: z.string().check(z.regex(ID, 'must be lower-case words joined by hyphens'), z.maxLength(60)),
  name: nameOf(80),
  arabicName: z.optional(nameOf(80)),
  /** The language of an article; by default the first one. */
  locale: z.optional(z.string()),
  /** The postal address of a branch by language. */
  addresses: z.optional(z.record(z.string(), z.string())),
  /** Known fields of the record. */
  facts: z.optional(z.record(z.string(), z.unknown())),
});
export type NewRecordRequest = z.infer<typeof newRecordRequest>;

/** The drafts to publish, in the versions that the account has seen. Without days they are published at once, with no end. */
export const publishRequest = z.strictObject({
  drafts: z.array(z.strictObject({ id: z.string(), at: z.string() })).check(z.minLength(1)),
  days: z.optional(planDays),
});
export const versionOf = ({ id, at }: Pick<Draft, 'id' | 'at'>) => ({ id, at });

/** `faulty` are the drafts that cause mistakes. */
export type ContentCheck = Findings & { launch: LaunchTask[]; faulty: Pick<Draft, 'id' | 'at'>[] };

export const undoRequest = z.strictObject({ publication: z.int().check(z.positive()) });
export type UndoRequest = z.infer<typeof undoRequest>;

export type Publication = {
  /** 'checking' only in the browser that waits for the answer; 'planned' on a later day. */
  state: 'checking' | 'done' | 'undone' | 'planned' | 'failed';
  /** Why it failed, in plain words; the public site is unchanged. */
  reason: string | null;
  /** Why it failed: the mistakes in it. */
  mistakes: Finding[];
  /** Letters of the changes that link pictures leave out. */
  notices?: Finding[];
  /** The later changes that keep it from being undone. */
  changes?: Change[];
  /** Addresses of the pages that changed. */
  pages?: string[];
  endedAt: string | null;
  /** The number under which it can be undone. */
  publication?: number | undefined;
};

export type HistoryEntry = {
  publication: number;
  at: string;
  by: string;
  /** Of an undo, what it has undone. */
  changes: Change[];
  isUndo: boolean;
  /** Addresses of the pages that changed. */
  pages: string[];
  /** Whether the server published it on its day, without a request. */
  byItself: boolean;
};
/** A publication that the server makes on `day`, or the end of one, whose last day is `day`. */
export type PlanEntry = {
  id: string;
  day: Day;
  by: string;
  isEnd: boolean;
  /** `before` is what is public now. */
  changes: (Change & { id: string })[];
  /** Whether they will replace a change that was published after they were planned. */
  replacesNewer: boolean;
  /** Why the server could not do it on its day. */
  mistakes: Finding[];
};

export type HistoryPage = { entries: HistoryEntry[]; next: string | null };
