import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { answering } from '../../tools/support/server-process.ts';
import { root } from './sources.ts';

/** A server on its own port that can be stopped and started again; stopped after the test. */
export async function restartable(port: number, env: Record<string, string>) {
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [join(root, 'server/main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env, PORT: String(port) },
    });
    await answering(`http://127.0.0.1:${port}/readyz`);
  };
  const ended = () => new Promise<number | null>((resolve) => child.once('exit', resolve));
  await start();
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    hangUp: () => child.kill('SIGHUP'),
    /** Stops it as a deployment does and starts it again; returns its exit status. */
    async restart(): Promise<number | null> {
      const end = ended();
      child.kill('SIGTERM');
      const status = await end;
      await start();
      return status;
    },
  };
}
