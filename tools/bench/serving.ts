import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findProgram } from '../support/program.ts';
import { dist } from '../support/release.ts';
import { startServer } from '../support/server-process.ts';
import type { Table } from './measurements.ts';
import { startFiles } from './nginx.ts';
import { median, type Row, rounded } from './numbers.ts';

const SECONDS = 3;
const ROUNDS = 3;
const CONNECTIONS = 32;
const REVIEWS = '/api/reviews?barberId=ayman-farouk';

/** Requests per second that wrk counts, for a client that takes what a browser takes. */
function requestsPerSecond(url: string): number {
  const report = execFileSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', url],
    { encoding: 'utf8' },
  );
  if (/Non-2xx/.test(report)) throw new Error(`${url}: ${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

/** The first page of reviews as a file, for nginx to answer the same bytes. */
async function reviewsAsFile(origin: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-bench-'));
  const body = Buffer.from(await (await fetch(origin + REVIEWS)).arrayBuffer());
  writeFileSync(join(folder, 'reviews.json'), body);
  writeFileSync(join(folder, 'reviews.json.gz'), gzipSync(body));
  return folder;
}

/** Pages, the service list and reviews beside one worker of nginx with the same bytes, turn by turn. */
export async function serving(): Promise<Table[]> {
  const missing = ['wrk', 'nginx'].filter((command) => !findProgram(command));
  if (missing.length) {
    console.log(`Skipped: install ${missing.join(' and ')} (Debian: apt-get install wrk nginx-light)`);
    return [];
  }
  const server = await startServer();
  const nginx = await startFiles(dist);
  const folder = await reviewsAsFile(server.origin);
  const reviews = await startFiles(folder);
  const row = (what: string, ours: string, theirs: string): Row => {
    const rounds = Array.from({ length: ROUNDS }, () => [requestsPerSecond(ours), requestsPerSecond(theirs)]);
    const [own, other] = [0, 1].map((place) => median(rounds.map((round) => round[place] ?? 0)));
    const ratio = rounded((own ?? 0) / (other ?? 1), 2);
    return { what, 'ours, requests/s': rounded(own ?? 0), 'nginx, requests/s': rounded(other ?? 0), ratio };
  };
  const rows = [
    row('home', `${server.origin}/`, `${nginx.origin}/index.html`),
    row('/services', `${server.origin}/services`, `${nginx.origin}/services.html`),
    row('/api/services', `${server.origin}/api/services`, `${nginx.origin}/api/services.json`),
    row('first page of reviews', `${server.origin}${REVIEWS}`, `${reviews.origin}/reviews.json`),
  ];
  await server.stop();
  nginx.stop();
  reviews.stop();
  rmSync(folder, { recursive: true });
  return [{ title: `Requests a second, ${CONNECTIONS} connections, beside one worker of nginx`, rows }];
}
