import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Absence } from './copy.ts';
import type { Sample } from './watcher.ts';

/** Milliseconds, and how many were asked for in vain. */
export type Watched = { asked: number; unanswered: number; p50: number; p99: number; floorP99: number };

const at = (sorted: number[], share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
const times = (samples: Sample[]) => samples.map(({ ms }) => ms).sort((a, b) => a - b);

/** Watches from another process how pages are answered; nobody is asked of a server that we ended ourselves. */
export function startWatching(page: string, floor: string, absences: Absence[]) {
  const child = fork(join(import.meta.dirname, 'watcher.ts'), [page, floor]);
  const samples: Sample[] = [];
  child.on('message', (sample: Sample) => samples.push(sample));
  const present = ({ at: asked, ms }: Sample) =>
    !absences.some(({ from, until }) => asked <= until && asked + ms >= from);

  return {
    /** What was asked between two times. */
    between(from: number, until: number): Watched {
      const seen = samples.filter((sample) => sample.at >= from && sample.at < until && present(sample));
      const pages = seen.filter(({ what }) => what === 'page');
      const answered = times(pages.filter((sample) => sample.answered));
      return {
        asked: pages.length,
        unanswered: pages.length - answered.length,
        p50: at(answered, 0.5),
        p99: at(answered, 0.99),
        floorP99: at(times(seen.filter(({ what }) => what === 'floor')), 0.99),
      };
    },
    stop: () => child.disconnect(),
  };
}
