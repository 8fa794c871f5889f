import { join } from 'node:path';
import { startBareNode } from '../support/bare-node.ts';
import { builtPages } from '../support/built-pages.ts';
import { startReviewers } from './clients/reviewers.ts';
import { startCopy } from './copy.ts';
import { type EngineName, startEngine } from './engines.ts';
import { faults, quiet, rest } from './faults.ts';
import { Ledger } from './ledger.ts';
import { addOwner } from './owner.ts';
import type { Plan } from './plan.ts';
import type { Fault, Stage } from './stage.ts';
import { startWatching, type Watched } from './watch.ts';

export type Phase = Watched & { name: string; done: string; failed: boolean };
export type Outcome = {
  engine: EngineName;
  phases: Phase[];
  ledger: Ledger;
  crashes: string[];
  /** MB before the faults that one process lived through, and after. */
  memory: { before: number; after: number };
};

const said = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function attempt(fault: Fault, stage: Stage): Promise<{ done: string; failed: boolean }> {
  try {
    return { done: await fault.run(stage), failed: false };
  } catch (error) {
    return { done: `NOT HELD: ${said(error)}`, failed: true };
  }
}

/** One engine from its first start to the reading of what it kept. */
export async function soak(name: EngineName, plan: Plan, report: (line: string) => void): Promise<Outcome> {
  const engine = await startEngine(name);
  const floor = await startBareNode(join(import.meta.dirname, '../../package.json'));
  const copy = await startCopy({ ...engine.env, REVIEW_LIMIT: '1000000000' }, engine.dataDir);
  const watching = startWatching(`${copy.origin}/`, `${floor.origin}/`, copy.absences);
  const ledger = new Ledger();
  const barbers = builtPages().flatMap((page) => /^\/barber\/(.+)$/.exec(page)?.[1] ?? []);
  const stage = { copy, engine, ledger, plan, barbers };
  const phases: Phase[] = [];
  const memory = { before: 0, after: 0 };
  try {
    await addOwner(engine);
    const always = { origin: copy.origin, ledger, barbers, clients: 8, pauseMs: 50, from: '127.0.0.2' };
    const stopReviewing = startReviewers(always);
    for (const fault of faults.filter((each) => !each.engine || each.engine === name)) {
      const from = Date.now();
      const result = await attempt(fault, stage);
      const seen = watching.between(from, Date.now());
      phases.push({ name: fault.name, ...result, ...seen });
      report(`${name}: ${fault.name}: ${result.done}; page p99 ${seen.p99} ms (bare ${seen.floorP99} ms)`);
      if (fault === quiet) memory.before = copy.memory();
      if (fault === rest) memory.after = copy.memory();
    }
    await stopReviewing();
    await copy.stop();
    await ledger.read(engine.store);
    return { engine: name, phases, ledger, crashes: copy.crashes, memory };
  } finally {
    watching.stop();
    floor.stop();
    await copy.end();
    await engine.remove();
  }
}
