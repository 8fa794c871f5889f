import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../../server/store/open.ts';

/** Every table that this program makes, in the order in which they are made: what refers comes after what it refers to. */
export async function ownTables(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-tables-'));
  const store = await openStore({ dataDir });
  try {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid`.execute(
      store.db,
    );
    return rows.map(({ name }) => name);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** Kysely's own: every store makes them for itself. */
export const isBookkeeping = (table: string) => table.startsWith('kysely_');
