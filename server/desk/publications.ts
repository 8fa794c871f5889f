import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Draft, Publication, UndoOrder } from '../../contract/desk.ts';
import type { Finding } from '../../contract/findings.ts';
import type { Database } from '../store/schema.ts';

type Row = Database['publications'];
/** What was asked for; drafts as they were then, without their values. */
export type StoredOrder = { drafts: Pick<Draft, 'id' | 'at'>[]; preview: boolean } | { undo: UndoOrder };

/** A process that was not alive for so long is taken for dead. */
const DEAD_AFTER_MS = 20_000;
/** What the history of the content says, too. */
const KEPT = 50;

const publicationOf = ({ id, wanted, author, at, state, reason, mistakes, endedAt }: Row): Publication => ({
  id,
  preview: JSON.parse(wanted).preview === true,
  by: author,
  at,
  state: state as Publication['state'],
  reason,
  mistakes: JSON.parse(mistakes),
  endedAt,
});

export const publicationStore = (db: Kysely<Database>) => ({
  /** Undefined while another one runs. */
  async begin(order: StoredOrder, author: string, now: Date): Promise<Publication | undefined> {
    const at = now.toISOString();
    const wanted =
      'undo' in order ? order : { ...order, drafts: order.drafts.map(({ id, at }) => ({ id, at })) };
    const row: Row = {
      id: randomUUID(),
      wanted: JSON.stringify(wanted),
      author,
      at,
      state: 'waiting',
      reason: null,
      mistakes: '[]',
      endedAt: null,
      commitHash: null,
      release: null,
      seenAt: at,
      running: 'yes',
    };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('publications')
      .values(row)
      .onConflict((conflict) => conflict.column('running').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return undefined;
    const old = db.selectFrom('publications').select('id').orderBy('at', 'desc').limit(KEPT);
    await db.deleteFrom('publications').where('id', 'not in', old).execute();
    return publicationOf(row);
  },

  async newest(): Promise<Publication | null> {
    const row = await db
      .selectFrom('publications')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .executeTakeFirst();
    return row ? publicationOf(row) : null;
  },

  /** Notes a step, or that its process lives; false where another process took it for dead. */
  async update(id: string, change: Partial<Pick<Row, 'state' | 'commitHash' | 'release' | 'seenAt'>>) {
    const { numUpdatedRows } = await db
      .updateTable('publications')
      .set(change)
      .where('id', '=', id)
      .where('running', '=', 'yes')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  /** One whose process died, taken over by whoever asks first. */
  async takeOver(now: Date): Promise<Row | undefined> {
    const dead = new Date(+now - DEAD_AFTER_MS).toISOString();
    return db
      .updateTable('publications')
      .set({ seenAt: now.toISOString() })
      .where('running', '=', 'yes')
      .where('seenAt', '<', dead)
      .returningAll()
      .executeTakeFirst();
  },

  /** Done, or failed for a reason; not where another process ended it before. */
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
