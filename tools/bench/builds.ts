import { measuredBuild } from '../support/measured-build.ts';
import { projectCopy } from '../support/project-copy.ts';
import type { Row } from './main.ts';
import { median, rounded } from './pages.ts';

/** A build from a fresh clone, and one after a change of one price. */
export async function builds({ runs }: { runs: number }): Promise<Row[]> {
  const cold = [];
  const price = [];
  for (let run = 0; run < runs; run += 1) {
    using copy = projectCopy({ caches: 'own' });
    cold.push(await measuredBuild(copy));
    copy.change('content/facts/services.yaml', /price: \d+/, `price: ${200 + run}`);
    price.push(await measuredBuild(copy));
  }
  return Object.entries({ 'from a fresh clone': cold, 'a price changed': price }).map(([what, seen]) => ({
    what,
    'wall, s': rounded(median(seen.map(({ wallSeconds }) => wallSeconds)), 1),
    'processor, s': rounded(median(seen.map(({ processorSeconds }) => processorSeconds)), 1),
  }));
}
