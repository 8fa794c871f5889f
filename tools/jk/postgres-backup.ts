import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { IN_USE } from '../../server/store/postgres.ts';
import { migrations } from '../../server/store/schema.ts';
import { openStore } from '../../server/store/store.ts';
import { ownTables, signEveryoneOut } from './store.ts';

type Env = NodeJS.ProcessEnv;
const MOST_BYTES = 1 << 30;
/** A database that froze closes nothing: a backup at night must not wait for good. */
const WITHIN_MS = 30 * 60_000;

/** How PostgreSQL's programs reach a database: arguments can be read by every user of the machine, so no password is in them. */
function reachOf(databaseUrl: string): { url: string; env: Env } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  const { DATABASE_URL: _, ...env } = process.env;
  return {
    url: url.href,
    env: { PGCONNECT_TIMEOUT: '10', ...env, ...(password && { PGPASSWORD: password }) },
  };
}

/** What a program printed; throws with what it complained of. */
function run(program: string, args: string[], env: Env = process.env, input?: string): string {
  const options = { env, input, maxBuffer: MOST_BYTES, timeout: WITHIN_MS, killSignal: 'SIGKILL' } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
    throw new Error(`${program} is needed: install Debian's postgresql-client`);
  if (status !== 0) throw new Error(`${program} failed: ${(stderr || String(error ?? '')).trim()}`);
  return stdout;
}

/** Our tables alone: a database may hold others'. A dump that failed leaves nothing that looks like one. */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { url, env } = reachOf(databaseUrl);
  const partial = `${file}.partial`;
  const tables = (await ownTables()).map((table) => `--table=${table}`);
  try {
    // pg_dump writes its file to the disk before it ends.
    run('pg_dump', ['--format=custom', ...tables, `--file=${partial}`, `--dbname=${url}`], env);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Whether anything of ours is there that a restore would replace. */
export function hasPostgresStore(databaseUrl: string): boolean {
  const { url, env } = reachOf(databaseUrl);
  const asked = "select to_regclass('kysely_migration') is not null";
  return run('psql', ['-XqAt', '-c', asked, url], env).trim() === 't';
}

/** An empty database beside ours for a restore on trial, until `drop`; our user must be allowed to make one. */
export function drillDatabase(databaseUrl: string): { url: string; drop: () => void } {
  const { url, env } = reachOf(databaseUrl);
  const name = `jk_drill_${process.pid}`;
  const ask = (statement: string) => run('psql', ['-XqAt', '-c', statement, url], env);
  try {
    ask(`create database ${name}`);
  } catch (error) {
    throw new Error(`A restore on trial needs a database of its own (alter role ... createdb): ${error}`);
  }
  const beside = new URL(databaseUrl);
  beside.pathname = `/${name}`;
  return { url: beside.href, drop: () => void ask(`drop database ${name} with (force)`) };
}

/** A dump as SQL; throws where the file is none of ours, or not whole. */
function readDump(file: string): string {
  let contents = '';
  try {
    contents = run('pg_restore', ['--list', file]);
  } catch (error) {
    if (String(error).includes('is needed')) throw error;
  }
  const ours = ['kysely_migration', 'reviews', 'settings'];
  if (!ours.every((table) => new RegExp(` TABLE DATA \\S+ ${table} `).test(contents)))
    throw new Error(`${file} is no backup of this site's database`);
  return run('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file]);
}

/** What our own checks say within the database: psql puts a place before it and the context behind. */
const OUR_WORDS = /(?:The store is in use|A newer version of this program).*/;

/** Puts a dump in the place of our tables, in one transaction, while nobody else has them open: all of it or nothing. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const dump = readDump(file);
  const tables = (await ownTables()).map((table) => `"${table}"`).join(', ');
  const known = Object.keys(migrations)
    .map((name) => `'${name}'`)
    .join(', ');
  const script = `begin;
    set local lock_timeout = '5s';
    do $$ begin
      if ${IN_USE} then
        raise exception 'The store is in use: stop the server first';
      end if;
    end $$;
    drop table if exists ${tables};
    ${dump}
    reset search_path;
    do $$ declare newer text; begin
      select string_agg(name, ', ') into newer from kysely_migration where name not in (${known});
      if newer is not null then
        raise exception 'A newer version of this program made this backup (%)', newer;
      end if;
    end $$;
    commit;\n`;
  const { url, env } = reachOf(databaseUrl);
  try {
    run('psql', ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null', '-f', '-', url], env, script);
  } catch (error) {
    const ours = OUR_WORDS.exec(String(error))?.[0];
    throw ours ? new Error(ours) : error;
  }
  // Opened once: an older backup gets today's tables.
  const store = await openStore({ dataDir: '', databaseUrl });
  await signEveryoneOut(store);
  await store.close();
}
