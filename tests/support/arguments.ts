import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Looks at the arguments of every process again and again; gives those that match. */
export function watchArguments(programs: string) {
  const script = `while :; do ps -eo args= | grep -E '${programs}'; done`;
  const watch = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  onTestFinished(() => {
    try {
      process.kill(-(watch.pid ?? 0), 'SIGKILL');
    } catch {
      // It is gone already.
    }
  });
  const lines = new Set<string>();
  watch.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line && !line.includes('grep')) lines.add(line);
  });
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return [...lines];
  };
}
