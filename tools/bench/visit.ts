/** A thread for one visit: Lighthouse keeps notes of its run for the whole thread, so two visits at a time need two. */
import { parentPort, workerData } from 'node:worker_threads';
import { launch } from 'chrome-launcher';
import runLighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { testChromiumPath } from '../support/chromium.ts';
import { beforeFirstFrame } from './main-thread.ts';

/** What one visit saw: figures by audit, scores of 0 to 1 by category. */
export type Visit = {
  values: Record<string, number>;
  scores: Record<string, number>;
  style: number;
  largest: string;
};

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const { url, flags } = workerData as { url: string; flags: Flags };
const chrome = await launch({
  chromePath: testChromiumPath(),
  chromeFlags: [...FLAGS, '--ignore-certificate-errors'],
});
try {
  const asked: Flags = { port: chrome.port, logLevel: 'error', ...flags };
  const { lhr, artifacts } = (await runLighthouse(url, asked)) as RunnerResult;
  const audits = Object.entries(lhr.audits).map(([name, { numericValue }]) => [name, numericValue]);
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, score]);
  parentPort?.postMessage({
    values: Object.fromEntries(audits),
    scores: Object.fromEntries(scores),
    ...beforeFirstFrame(artifacts.Trace.traceEvents),
  });
} finally {
  chrome.kill();
}
