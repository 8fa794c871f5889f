import { Agent, request } from 'node:http';
import { startServer } from '../support/server-process.ts';
import type { Row } from './numbers.ts';

const FLOODERS = 50;
const PAGE_CALLS = 400;
const BODY = JSON.stringify({
  events: Array(20).fill({ event: 'page_view', section: 'home', location: 'home', path: '/' }),
});

function ask(agent: Agent, url: string, from: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': from, ...(body && { 'Content-Type': 'application/json' }) };
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** How long pages take while fifty others send events as fast as they can, `from` one address or from many. */
async function pagesDuring(origin: string, what: string, from?: (turn: number) => string): Promise<Row> {
  const statuses: Record<number, number> = {};
  let over = false;
  const flooders = Array.from({ length: from ? FLOODERS : 0 }, async (_, name) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !over; turn += 1) {
      const status = await ask(agent, `${origin}/api/events`, from?.(name + turn * FLOODERS) ?? '', BODY);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    agent.destroy();
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const start = performance.now();
  for (let call = 0; call < PAGE_CALLS; call += 1) {
    const before = performance.now();
    await ask(agent, `${origin}/`, '192.0.2.1');
    times.push(performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - start) / 1_000;
  over = true;
  await Promise.all(flooders);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(PAGE_CALLS * share)] ?? 0).toFixed(1));
  const perSecond = Object.fromEntries(
    Object.entries(statuses).map(([status, count]) => [`${status}/s`, Math.round(count / seconds)]),
  );
  return { what, 'page p50, ms': at(0.5), 'page p99, ms': at(0.99), ...perSecond };
}

export async function flood(): Promise<Row[]> {
  const server = await startServer({ TRUST_PROXY: '1' });
  const rows = [
    await pagesDuring(server.origin, 'quiet'),
    await pagesDuring(server.origin, 'events from one client', () => '198.51.100.1'),
    await pagesDuring(
      server.origin,
      'events from everywhere',
      (turn) => `198.${18 + ((turn >> 16) & 1)}.${(turn >> 8) & 255}.${turn & 255}`,
    ),
  ];
  await server.stop();
  return rows;
}
