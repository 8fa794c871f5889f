import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import type { Table } from './measurements.ts';
import type { Row } from './numbers.ts';

const CLIENTS = 50;
const SECONDS = 5;
const LISTS = 2_000;
const MILLION = 1_000_000;
const BARBERS = ['ayman-farouk', 'youssef-amrani', 'kareem-haddad'];
const ENV = { TRUST_PROXY: '1' };

let visitors = 0;
/** The address of somebody who has not been here before: visitors come from networks of their own. */
function newcomer(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** One request over a kept connection; gives its status. */
function ask(agent: Agent, url: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'X-Forwarded-For': newcomer(),
      ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    };
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Reviews that are acknowledged, hence durable, per second. */
async function writesPerSecond(origins: string[]): Promise<number> {
  const until = Date.now() + SECONDS * 1_000;
  let kept = 0;
  // The same words twice would be one review.
  const run = Math.random();
  const client = async (name: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const origin = origins[name % origins.length];
    for (let turn = 0; Date.now() < until; turn += 1) {
      const review = {
        barberId: BARBERS[name % 3],
        customerName: 'Bench',
        rating: 5,
        review: `${run} ${name}.${turn}`,
      };
      if ((await ask(agent, `${origin}/api/reviews`, JSON.stringify(review))) === 201) kept += 1;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, name) => client(name)));
  return Math.round(kept / SECONDS);
}

/** Milliseconds within which 99 of 100 lists of one barber's reviews come. */
async function listP99(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let turn = 0; turn < LISTS; turn += 1) {
    const start = performance.now();
    await ask(agent, `${origin}/api/reviews?barberId=ayman-farouk`);
    times.push(performance.now() - start);
  }
  agent.destroy();
  return Number((times.sort((a, b) => a - b)[Math.floor(LISTS * 0.99)] ?? 0).toFixed(2));
}

/** `published` of the asked barber, the rest of others. */
function fill(file: string, rows: number, published: number): void {
  const store = new DatabaseSync(file);
  store.exec('pragma busy_timeout = 5000; begin immediate');
  const insert = store.prepare(`insert into reviews
    (id, barber_id, branch_id, customer_name, rating, review, created_at, status, content_hash)
    values (?, ?, 'jvc', 'Bench', 5, 'A clean fade, and he took his time with the neckline.', ?, 'published', '')`);
  for (let row = 0; row < rows; row += 1) {
    const barber = row < published ? 'ayman-farouk' : `barber-${row % 40}`;
    insert.run(`bench-${row}`, barber, new Date(1.7e12 + row * 1_000).toISOString());
  }
  store.exec('commit');
  store.close();
}

/** Durable writes and lists, on SQLite and, where it is installed, on PostgreSQL with one process and with two. */
export async function store(): Promise<Table[]> {
  const rows: Row[] = [];
  const small = await startServer(ENV);
  fill(join(small.dataDir, 'jk-masters.db'), 20, 20);
  const alone = await listP99(small.origin);
  rows.push({
    what: 'SQLite: reviews kept per second, 50 clients (goal 1,000)',
    value: await writesPerSecond([small.origin]),
  });
  await small.stop();
  const large = await startServer(ENV);
  fill(join(large.dataDir, 'jk-masters.db'), MILLION, 20);
  const among = await listP99(large.origin);
  await large.stop();
  rows.push({ what: 'SQLite: p99 of a list of 20, ms, 20 in the store', value: alone });
  rows.push({ what: 'SQLite: the same among 1,000,000 (goal twice that)', value: among });
  if (findPostgres()) {
    const cluster = await startPostgres();
    const DATABASE_URL = cluster.database();
    const one = await startServer({ ...ENV, DATABASE_URL });
    rows.push({
      what: 'PostgreSQL: reviews kept per second, one process',
      value: await writesPerSecond([one.origin]),
    });
    const two = await startServer({ ...ENV, DATABASE_URL });
    rows.push({
      what: 'PostgreSQL: the same, two processes',
      value: await writesPerSecond([one.origin, two.origin]),
    });
    await one.stop();
    await two.stop();
    await cluster.stop();
  }
  return [{ title: 'The store', rows }];
}
