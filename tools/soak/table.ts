import { availableParallelism, loadavg } from 'node:os';
import type { Outcome } from './run.ts';

const BUSY_MS = 50;
const MEMORY_TIMES = 1.5;

export type Line = { figure: string; measured: string; goal: string; held: boolean };

/** What must hold whatever was broken. */
export function verdict({ phases, ledger, crashes, memory }: Outcome, pageP99: number): Line[] {
  const worst = phases.reduce((slow, phase) => (phase.p99 > slow.p99 ? phase : slow));
  const asked = phases.reduce((sum, phase) => sum + phase.asked, 0);
  const unanswered = phases.reduce((sum, phase) => sum + phase.unanswered, 0);
  const failed = phases.filter((phase) => phase.failed).map(({ name }) => name);
  const none = (figure: string, what: string[], of = '') => ({
    figure,
    measured: what.length ? `${what.length}: ${what.slice(0, 3).join('; ')}` : `0${of}`,
    goal: '0',
    held: what.length === 0,
  });
  const times = memory.after / memory.before;
  return [
    none('acknowledged reviews lost', ledger.lost, ` of ${ledger.acknowledged.size}`),
    none('reviews kept twice', ledger.twice),
    none('crashes', crashes),
    none('faults not stood', failed),
    none('answers to reviews that no fault excuses', ledger.strange),
    {
      figure: 'pages not answered',
      measured: `${unanswered} of ${asked}`,
      goal: '0',
      held: asked > 0 && unanswered === 0,
    },
    {
      figure: `page p99, worst: ${worst.name}`,
      measured: `${worst.p99} ms (bare server: ${worst.floorP99} ms)`,
      goal: `${pageP99} ms`,
      held: worst.p99 <= pageP99,
    },
    {
      figure: 'memory, after all of it',
      measured: `${memory.after} MB of ${memory.before} MB: ${times.toFixed(2)} times`,
      goal: `${MEMORY_TIMES} times`,
      held: times <= MEMORY_TIMES,
    },
  ];
}

/** Prints both tables; true when everything held. */
export function print(outcome: Outcome, pageP99: number): boolean {
  const { engine, phases } = outcome;
  console.log(`\n== ${engine}; pages asked every 100 ms by another process, ms`);
  console.table(
    phases.map(({ name, asked, unanswered, p50, p99, floorP99, done }) => ({
      phase: name,
      asked,
      unanswered,
      p50,
      p99,
      'bare p99': floorP99,
      done,
    })),
  );
  const lines = verdict(outcome, pageP99);
  console.table(lines.map(({ held, ...line }) => ({ ...line, held: held ? 'yes' : 'NO' })));
  const busy = phases.filter(({ floorP99 }) => floorP99 > BUSY_MS).map(({ name }) => name);
  if (busy.length)
    console.log(
      `The machine itself was busy (load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores): a bare server took more than ${BUSY_MS} ms, too, in ${busy.join(', ')}.`,
    );
  return lines.every(({ held }) => held);
}
