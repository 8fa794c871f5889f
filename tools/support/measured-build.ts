import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ProjectCopy } from './project-copy.ts';

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;

/** What a build used; processor time counts every thread, and says the same on a busy machine. */
export type BuildUsage = { wallSeconds: number; processorSeconds: number; peakMegabytes: number };

/** Builds a copy within so many megabytes of JavaScript's heap; throws where that is not enough. */
export async function measuredBuild({ folder }: ProjectCopy, heapMegabytes = 4_096): Promise<BuildUsage> {
  const usageFile = join(folder, 'usage.json');
  const args = [
    `--max-old-space-size=${heapMegabytes}`,
    `--import=${join(import.meta.dirname, 'report-usage.ts')}`,
    join(folder, 'tools/build.ts'),
  ];
  const start = performance.now();
  await run(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, VITEST: '', USAGE_FILE: usageFile },
    maxBuffer: MOST_OUTPUT,
  });
  const wallSeconds = (performance.now() - start) / 1_000;
  return { wallSeconds, ...JSON.parse(readFileSync(usageFile, 'utf8')) };
}
