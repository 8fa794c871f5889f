import { growBusiness } from '../support/generated-business.ts';
import { measuredBuild } from '../support/measured-build.ts';
import { projectCopy } from '../support/project-copy.ts';
import type { Table } from './measurements.ts';
import { type Row, rounded } from './numbers.ts';

const SIZES = [
  { branches: 3, barbers: 14 },
  { branches: 30, barbers: 300 },
  { branches: 100, barbers: 1_000 },
];

/** How a build from nothing, and one that finds its pictures, grow with the business. */
export async function growth(): Promise<Table[]> {
  const rows: Row[] = [];
  for (const size of SIZES) {
    using copy = projectCopy({ caches: 'own' });
    growBusiness(copy, size);
    const cold = await measuredBuild(copy);
    const warm = await measuredBuild(copy);
    const pages = copy.files('.html').length;
    rows.push({
      ...size,
      pages,
      'cold, s': rounded(cold.wallSeconds),
      'cold, processor s': rounded(cold.processorSeconds),
      'warm, s': rounded(warm.wallSeconds),
      'warm, processor s': rounded(warm.processorSeconds),
      'warm, processor ms a page': rounded((warm.processorSeconds * 1_000) / pages),
      'peak memory, MB': rounded(Math.max(cold.peakMegabytes, warm.peakMegabytes)),
    });
  }
  return [{ title: 'Builds of a business made up to size', rows }];
}
