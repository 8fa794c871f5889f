import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, freePort, until } from '../../tools/support/programs.ts';

/** https://www.postgresql.org/docs/current/server-shutdown.html; `immediate` is like a crash. */
const SHUTDOWNS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** The package's user if this process is root, because PostgreSQL refuses to run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a private cluster on a free port; `database` creates an empty database and returns its URL. */
export async function startPostgres() {
  const bin = findPostgres();
  if (!bin) throw new Error('Install PostgreSQL first: sudo apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-postgres-'));
  const as = owner();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'jk', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const serve = () =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=200'],
      { ...options, stdio: 'ignore' },
    );
  let server = serve();
  const url = (database: string) => `postgres://jk@127.0.0.1:${port}/${database}`;
  const psql = (sql: string) =>
    execFileSync(join(bin, 'psql'), ['-qX', '-v', 'ON_ERROR_STOP=1', '-c', sql, url('postgres')], {
      stdio: 'ignore',
    });
  function isAnswering(): boolean {
    try {
      psql('select 1');
      return true;
    } catch {
      // After an immediate stop a new server cannot start until the old child processes have exited.
      if (server.exitCode !== null) server = serve();
      return false;
    }
  }
  const untilAnswering = () => until(isAnswering, 60_000, 'PostgreSQL does not answer');
  async function end(how: keyof typeof SHUTDOWNS): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(SHUTDOWNS[how]);
    await ended;
  }
  /** Signals the server and its child processes, one per connection. */
  function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' });
    // Ignore processes that have exited since.
    for (const pid of [String(server.pid), ...stdout.trim().split(/\s+/)])
      spawnSync('kill', ['-s', signal.slice(3), pid]);
  }
  await untilAnswering();
  let databases = 0;
  return {
    database(): string {
      databases += 1;
      psql(`create database test_${databases}`);
      return url(`test_${databases}`);
    },
    end,
    start() {
      server = serve();
      return untilAnswering();
    },
    psql,
    /** Closes every connection; the server keeps running. */
    endConnections: () =>
      psql('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
    /** Stops answering, with connections open, until `thaw`. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop(): Promise<void> {
      if (server.exitCode === null) await end('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
