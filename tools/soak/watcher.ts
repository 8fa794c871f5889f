/**
 * A process of its own, so that no load of ours is measured: asks a page of the server under test and a file of a bare one
 * by turns, each on a new connection, whether or not the last answer has come.
 */
import { ask } from './ask.ts';

export type Sample = { what: 'page' | 'floor'; at: number; ms: number; answered: boolean };

const EVERY_MS = 100;
const [page = '', floor = ''] = process.argv.slice(2);

async function sample(what: Sample['what'], url: string): Promise<void> {
  const at = Date.now();
  const began = performance.now();
  const status = await ask(url, { agent: false });
  const taken: Sample = { what, at, ms: performance.now() - began, answered: status === 200 };
  process.send?.(taken);
}

setInterval(() => {
  void sample('page', page);
  void sample('floor', floor);
}, EVERY_MS);
process.once('disconnect', () => process.exit());
