import { type BuildUsage, measuredBuild } from '../support/measured-build.ts';
import { type ProjectCopy, projectCopy } from '../support/project-copy.ts';
import type { Table } from './measurements.ts';
import { median, type Row, RUNS, rounded } from './numbers.ts';

/** Gives some service another price, as an owner would. */
function changePrice(copy: ProjectCopy, run: number): void {
  copy.change('content/facts/services.yaml', /price: \d+/, `price: ${200 + run}`);
}

const row = (what: string, usages: BuildUsage[]): Row => ({
  what,
  'wall, s': rounded(median(usages.map(({ wallSeconds }) => wallSeconds)), 1),
  'processor, s': rounded(median(usages.map(({ processorSeconds }) => processorSeconds)), 1),
});

/** A build from a fresh clone, one where nothing changed, and one after a change of one price. */
export async function builds(): Promise<Table[]> {
  const usages: Record<'cold' | 'warm' | 'price', BuildUsage[]> = { cold: [], warm: [], price: [] };
  for (let run = 0; run < RUNS; run += 1) {
    using copy = projectCopy({ caches: 'own' });
    usages.cold.push(await measuredBuild(copy));
    usages.warm.push(await measuredBuild(copy));
    changePrice(copy, run);
    usages.price.push(await measuredBuild(copy));
  }
  const rows = [
    row('from a fresh clone', usages.cold),
    row('again, nothing changed', usages.warm),
    row('again, a price changed', usages.price),
  ];
  return [{ title: `Builds, median of ${RUNS}`, rows }];
}
