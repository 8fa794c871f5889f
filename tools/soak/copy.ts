import { spawnSync } from 'node:child_process';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';

export type Copy = Awaited<ReturnType<typeof startCopy>>;
export type Absence = { from: number; until: number };

/** The running server under test: it stays at its address through every end, ours and its own. */
export async function startCopy(env: Record<string, string>, dataDir: string) {
  const port = await freePort();
  /** When it was gone because we ended it. */
  const absences: Absence[] = [];
  const crashes: string[] = [];
  const running = new Set<object>();

  async function begin(more: Record<string, string> = {}, until?: '/healthz') {
    const server = await startServer({ ...env, PORT: String(port), ...more }, dataDir, until);
    running.add(server);
    void server.ended.then((status) => {
      if (running.has(server)) crashes.push(`ended by itself with ${status}`);
    });
    return server;
  }
  let server = await begin();

  return {
    origin: server.origin,
    port,
    absences,
    crashes,
    /** Ends it and starts it again, with other settings where they are given. */
    async replace(signal: 'SIGTERM' | 'SIGKILL', more?: Record<string, string>, until?: '/healthz') {
      const absence = { from: Date.now(), until: Number.POSITIVE_INFINITY };
      absences.push(absence);
      running.delete(server);
      const status = await server.stop(signal);
      if (signal === 'SIGTERM' && status !== 0) crashes.push(`SIGTERM was answered by ${status}`);
      server = await begin(more, until);
      absence.until = Date.now();
    },
    /** Memory that it holds now, in MB. */
    memory(): number {
      const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
      return Math.round(Number(stdout) / 1_024);
    },
    async stop(): Promise<void> {
      running.delete(server);
      const status = await server.stop();
      if (status !== 0) crashes.push(`SIGTERM was answered by ${status}`);
    },
    /** Whatever became of it. */
    end: () => {
      running.delete(server);
      return server.stop('SIGKILL');
    },
  };
}
