import type { Store } from '../../server/store/store.ts';

/** For a restored store: who was signed in when the backup was made may have signed out since, or lost a phone. */
export async function signEveryoneOut({ db }: Store): Promise<void> {
  for (const table of ['staff_sessions'] as const) await db.deleteFrom(table).execute();
}
