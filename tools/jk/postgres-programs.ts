import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** How PostgreSQL's programs reach a database: arguments can be read by every user of the machine, so no password is in them. */
export function reachOf(databaseUrl: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  const { DATABASE_URL: _, ...env } = process.env;
  // Without it a backup at night waits for a frozen database for good.
  const patience = { PGCONNECT_TIMEOUT: '10', ...env };
  return { url: url.href, env: { ...patience, ...(password && { PGPASSWORD: password }) } };
}

type Env = NodeJS.ProcessEnv;
const missing = (program: string) => new Error(`${program} is needed: install Debian's postgresql-client`);

/** What a program printed; throws with what it complained of. */
export function run(program: string, args: string[], env: Env = process.env): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { env, encoding: 'utf8' });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') throw missing(program);
  if (status !== 0) throw new Error(`${program} failed: ${(stderr || String(error ?? '')).trim()}`);
  return stdout;
}

function start(program: string, args: string[], env: Env) {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(missing(program)));
    child.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`${program} failed: ${complaints.trim()}`)),
    );
  });
  ended.catch(() => {});
  return { child, ended };
}

const SILENCE_MS = 60_000;

/** Runs a program that writes a file. One whose file grows no more is ended: a database that froze closes nothing. */
export async function runWriting(
  program: string,
  args: string[],
  file: string,
  { env = process.env, silenceMs = SILENCE_MS } = {},
): Promise<void> {
  const { child, ended } = start(program, args, env);
  let size = 0;
  let isSilent = false;
  const timer = setInterval(() => {
    const before = size;
    size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    isSilent = size === before;
    // On a milder signal pg_dump takes leave of the database, and waits for its answer.
    if (isSilent) child.kill('SIGKILL');
  }, silenceMs);
  await ended
    .catch((error) => {
      throw isSilent
        ? new Error(`${program} got nothing for ${silenceMs / 1000} s: does the database answer?`)
        : error;
    })
    .finally(() => clearInterval(timer));
}

/**
 * Gives psql first some SQL, then what pg_restore makes of a dump, then more SQL; the last, which commits, only if the
 * dump was whole.
 */
export async function restoreThrough(
  databaseUrl: string,
  file: string,
  before: string,
  after: string,
): Promise<void> {
  const { url, env } = reachOf(databaseUrl);
  const psql = start('psql', ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null', '-f', '-', url], env);
  psql.child.stdin.on('error', () => {});
  psql.child.stdin.write(before);
  const dump = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], env);
  try {
    await pipeline(dump.child.stdout, psql.child.stdin, { end: false });
    await dump.ended;
  } catch (error) {
    psql.child.stdin.destroy();
    dump.child.kill();
    await psql.ended;
    throw error;
  }
  psql.child.stdin.end(after);
  await psql.ended;
}
