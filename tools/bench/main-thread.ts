import type { Trace } from 'lighthouse';

type Event = Pick<Trace['traceEvents'][number], 'name' | 'ts' | 'pid' | 'tid'> & {
  dur?: number;
  args?: { data?: unknown };
};

const STYLE_AND_LAYOUT = new Set(['UpdateLayoutTree', 'Layout']);

/** Of a recorded page load: ms of style and layout before something was seen, and what the largest thing is. */
export function beforeFirstFrame(events: readonly Event[]): { style: number; largest: string } {
  const first = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!first) throw new Error('Nothing was painted');
  const spent = events
    .filter(
      ({ name, pid, tid, ts }) =>
        STYLE_AND_LAYOUT.has(name) && pid === first.pid && tid === first.tid && ts < first.ts,
    )
    .reduce((sum, { dur = 0 }) => sum + dur, 0);
  const largest = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  const { type = '' } = (largest?.args?.data ?? {}) as { type?: string };
  return { style: spent / 1_000, largest: type };
}
