import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startBareNode } from '../support/bare-node.ts';
import { findProgram } from '../support/program.ts';
import { startServer } from '../support/server-process.ts';
import { startFiles } from './nginx.ts';

const SECONDS = 6;
const CONNECTIONS = 50;

/** Requests per second that wrk counts, for a client that takes what a browser takes. */
function requestsPerSecond(url: string): number {
  const report = execFileSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', url],
    { encoding: 'utf8' },
  );
  if (/Non-2xx/.test(report)) throw new Error(`${url}: ${report}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]));
}

/** Pages beside nginx, the service list beside bare node:http; the same files, one after the other. */
export async function serving(dist: string): Promise<void> {
  const missing = ['wrk', 'nginx'].filter((command) => !findProgram(command));
  if (missing.length) {
    console.log(`Skipped: install ${missing.join(' and ')} (Debian: apt-get install wrk nginx-light)`);
    return;
  }
  const server = await startServer();
  const nginx = await startFiles(dist);
  const bare = await startBareNode(join(dist, 'api/services.json.gz'));
  const row = (what: string, ours: string, theirs: string) => {
    const own = requestsPerSecond(ours);
    const other = requestsPerSecond(theirs);
    return { what, 'ours/s': own, 'theirs/s': other, ratio: Number((own / other).toFixed(2)) };
  };
  console.table([
    row('home, beside nginx (goal 0.15)', `${server.origin}/`, `${nginx.origin}/index.html`),
    row('services, beside nginx (goal 0.15)', `${server.origin}/services`, `${nginx.origin}/services`),
    row('/api/services, beside node:http (goal 0.6)', `${server.origin}/api/services`, `${bare.origin}/`),
  ]);
  await server.stop();
  nginx.stop();
  bare.stop();
}
