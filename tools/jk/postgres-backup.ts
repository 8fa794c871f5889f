import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { migrationNames } from '../../server/store/migrate.ts';
import { openStore } from '../../server/store/open.ts';
import { IN_USE } from '../../server/store/postgres.ts';
import { begins, flush } from './files.ts';
import { reachOf, restoreThrough, run, runWriting } from './postgres-programs.ts';
import { signEveryoneOut } from './sign-everyone-out.ts';
import { ownTables } from './tables.ts';

const SQLITE_STORE = 'SQLite format 3';

/** Our tables alone: a database may hold others'. A dump that failed leaves nothing that looks like one. */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { url, env } = reachOf(databaseUrl);
  const partial = `${file}.partial`;
  const tables = (await ownTables()).map((table) => `--table=${table}`);
  try {
    const args = ['--format=custom', ...tables, `--file=${partial}`, `--dbname=${url}`];
    await runWriting('pg_dump', args, partial, { env });
    flush(partial);
    renameSync(partial, file);
    flush(dirname(file));
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Whether anything of ours is there that a restore would replace. */
export function hasStore(databaseUrl: string): boolean {
  const { url, env } = reachOf(databaseUrl);
  return (
    run('psql', ['-XqAt', '-c', "select to_regclass('kysely_migration') is not null", url], env).trim() ===
    't'
  );
}

function checkBackup(file: string): void {
  if (begins(file, SQLITE_STORE))
    throw new Error(`${file} is a backup of SQLite: restore it without DATABASE_URL, then \`jk move\` it`);
  let contents = '';
  try {
    contents = run('pg_restore', ['--list', file]);
  } catch (error) {
    if (String(error).includes('is needed')) throw error;
  }
  const ours = ['kysely_migration', 'reviews', 'settings'];
  if (!ours.every((table) => new RegExp(` TABLE DATA \\S+ ${table} `).test(contents)))
    throw new Error(`${file} is no backup of this site's database`);
}

/** What our own checks say within the database: psql puts a place before it and the context behind. */
const OUR_WORDS = /(?:The store is in use|A newer version of this program).*/;

const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ');

/** Puts a dump in the place of our tables, in one transaction, while nobody else has them open: all of it or nothing. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  checkBackup(file);
  const tables = (await ownTables()).map((table) => `"${table}"`).join(', ');
  const before = `begin;
    set local lock_timeout = '5s';
    do $$ begin
      if ${IN_USE} then
        raise exception 'The store is in use: stop the server first';
      end if;
    end $$;
    drop table if exists ${tables};\n`;
  const after = `\nreset search_path;
    do $$ declare newer text; begin
      select string_agg(name, ', ') into newer from kysely_migration where name not in (${quoted(migrationNames)});
      if newer is not null then
        raise exception 'A newer version of this program made this backup (%)', newer;
      end if;
    end $$;
    commit;\n`;
  await restoreThrough(databaseUrl, file, before, after).catch((error) => {
    const ours = OUR_WORDS.exec(String(error))?.[0];
    throw ours ? new Error(ours) : error;
  });
  // Opened once: an older backup gets today's tables.
  const store = await openStore({ dataDir: '', databaseUrl });
  await signEveryoneOut(store);
  await store.close();
}
