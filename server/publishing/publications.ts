import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Finding } from '../../contract/findings.ts';
import type { Draft, Publication, UndoOrder } from '../../contract/publishing.ts';
import type { Database } from '../store/schema.ts';

type Row = Database['publications'];
/** The requested publication. Drafts are stored by id and time, without their values. */
export type StoredOrder = { drafts: Pick<Draft, 'id' | 'at'>[] } | { undo: UndoOrder };

/** Older ones are only in the git history. */
const KEPT = 50;

const publicationOf = ({ id, author, at, state, reason, mistakes, endedAt }: Row): Publication => ({
  id,
  by: author,
  at,
  state: state as Publication['state'],
  reason,
  mistakes: JSON.parse(mistakes),
  endedAt,
});

/** Publications in order. Only the process that holds the publication lock writes here, so at most one is unfinished. */
export const publicationStore = (db: Kysely<Database>) => ({
  async begin(order: StoredOrder, author: string, now: Date): Promise<Publication> {
    const at = now.toISOString();
    const wanted = 'undo' in order ? order : { drafts: order.drafts.map(({ id, at }) => ({ id, at })) };
    const newest = await db
      .selectFrom('publications')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst();
    const number = Number(newest?.number ?? 0) + 1;
    const row: Row = {
      id: randomUUID(),
      number,
      wanted: JSON.stringify(wanted),
      author,
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
      .where('number', '<=', number - KEPT)
      .execute();
    return publicationOf(row);
  },

  async newest(): Promise<Publication | null> {
    const rows = db.selectFrom('publications').selectAll().orderBy('number', 'desc');
    const row = await rows.executeTakeFirst();
    return row ? publicationOf(row) : null;
  },

  async update(id: string, change: Partial<Pick<Row, 'state' | 'commitHash' | 'release'>>): Promise<void> {
    await db.updateTable('publications').set(change).where('id', '=', id).execute();
  },

  /** The publication that is running, or whose process was killed. */
  unfinished: (): Promise<Row | undefined> =>
    db.selectFrom('publications').selectAll().where('running', '=', 'yes').executeTakeFirst(),

  async end(id: string, now: Date, failure?: { reason: string; mistakes?: Finding[] }): Promise<void> {
    const { reason = null, mistakes = [] } = failure ?? {};
    const state = failure ? 'failed' : 'done';
    await db
      .updateTable('publications')
      .set({ state, reason, mistakes: JSON.stringify(mistakes), endedAt: now.toISOString(), running: null })
      .where('id', '=', id)
      .where('running', '=', 'yes')
      .execute();
  },
});
