import { growBusiness } from '../support/generated-business.ts';
import { measuredBuild } from '../support/measured-build.ts';
import { projectCopy } from '../support/project-copy.ts';

const SIZES = [
  { branches: 10, barbers: 60 },
  { branches: 30, barbers: 300 },
  { branches: 100, barbers: 1_000 },
];

/** How the build grows with the business: each size is built twice, and measured once its pictures are kept. */
export async function growth(): Promise<void> {
  const rows = [];
  for (const size of SIZES) {
    using copy = projectCopy();
    growBusiness(copy, size);
    await measuredBuild(copy);
    const { wallSeconds, processorSeconds, peakMegabytes } = await measuredBuild(copy);
    const pages = copy.files('.html').length;
    rows.push({
      ...size,
      pages,
      'wall, s': Math.round(wallSeconds),
      'processor, s': Math.round(processorSeconds),
      'processor a page, ms': Math.round((processorSeconds * 1_000) / pages),
      'peak memory, MB': Math.round(peakMegabytes),
    });
  }
  console.log('Building a generated business, its pictures drawn before:');
  console.table(rows);
}
