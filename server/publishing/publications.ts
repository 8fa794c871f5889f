import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type DraftVersion,
  type Publication,
  type UndoRequest,
  versionOf,
} from '../../contract/publishing.ts';
import type { Staff } from '../../contract/staff.ts';
import type { Prepared } from '../../publishing/publication.ts';
import type { Refusal } from '../../publishing/refusal.ts';
import type { Database } from '../store/schema.ts';

type Row = Database['publications'];
/** The requested publication. Drafts are stored by id and time, without their values. */
export type StoredRequest = { drafts: DraftVersion[] } | { undo: UndoRequest };

/** Older publications remain only in the git history. */
const MAX_STORED = 50;

export type PublicationAuthor = Pick<Staff, 'id' | 'name' | 'email'>;

const publicationOf = ({ id, author, at, state, reason, mistakes, endedAt }: Row): Publication => ({
  id,
  by: author,
  at,
  state: state as Publication['state'],
  reason,
  mistakes: JSON.parse(mistakes),
  endedAt,
});

const requestOf = (request: StoredRequest) =>
  JSON.stringify('undo' in request ? request : { drafts: request.drafts.map(versionOf) });

/** Publications in order. Only the process that holds the publication lock writes here, so at most one is unfinished. */
export const publicationStore = (db: Kysely<Database>) => ({
  async begin(request: StoredRequest, author: PublicationAuthor, now: Date): Promise<Publication> {
    const at = now.toISOString();
    const newest = await db
      .selectFrom('publications')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst();
    const number = Number(newest?.number ?? 0) + 1;
    const row: Row = {
      id: randomUUID(),
      number,
      request: requestOf(request),
      author: author.name,
      authorId: author.id,
      at,
      state: 'waiting',
      reason: null,
      mistakes: '[]',
      endedAt: null,
      commitHash: null,
      release: null,
      running: 'yes',
    };
    await db.insertInto('publications').values(row).execute();
    await db
      .deleteFrom('publications')
      .where('number', '<=', number - MAX_STORED)
      .execute();
    return publicationOf(row);
  },

  /** The newest publication, of one account if given. */
  async newest(authorId?: string): Promise<Publication | null> {
    const rows = db.selectFrom('publications').selectAll().orderBy('number', 'desc');
    const row = await (authorId ? rows.where('authorId', '=', authorId) : rows).executeTakeFirst();
    return row ? publicationOf(row) : null;
  },

  /** Whether one of these drafts was published. */
  async hasPublished(ids: readonly string[]): Promise<boolean> {
    const rows = await db.selectFrom('publications').select('request').where('state', '=', 'done').execute();
    return rows.some(({ request }) => ids.some((id) => request.includes(JSON.stringify(id))));
  },

  async update(id: string, change: Partial<Pick<Row, 'state' | 'commitHash' | 'release'>>): Promise<void> {
    await db.updateTable('publications').set(change).where('id', '=', id).execute();
  },

  /** Stores what completes the publication if this process is killed. `drafts` are those in the release. */
  async prepared(id: string, { release, commit, published, leftOut }: Prepared): Promise<void> {
    const change = { state: 'switching', commitHash: commit, release, mistakes: JSON.stringify(leftOut) };
    const drafts = published.length ? { request: requestOf({ drafts: published }) } : {};
    await db
      .updateTable('publications')
      .set({ ...change, ...drafts })
      .where('id', '=', id)
      .execute();
  },

  /** The publication that is running, or whose process was killed. */
  unfinished: (): Promise<Row | undefined> =>
    db.selectFrom('publications').selectAll().where('running', '=', 'yes').executeTakeFirst(),

  async end(id: string, now: Date, refusal?: Refusal): Promise<void> {
    const failed = refusal && { reason: refusal.message, mistakes: JSON.stringify(refusal.findings) };
    const state = refusal ? 'failed' : 'done';
    await db
      .updateTable('publications')
      .set({ state, ...failed, endedAt: now.toISOString(), running: null })
      .where('id', '=', id)
      .where('running', '=', 'yes')
      .execute();
  },
});
