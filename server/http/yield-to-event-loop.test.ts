import { expect, test } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

const spend = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};

test('others go first while they have something to do, but not for ever', async () => {
  let works = 3;
  const work = () => {
    spend(1);
    works -= 1;
    if (works > 0) setImmediate(work);
  };
  setImmediate(work);
  await yieldToEventLoop();
  expect(works).toBe(0);
  let busy = true;
  const always = () => {
    spend(1);
    if (busy) setImmediate(always);
  };
  setImmediate(always);
  await yieldToEventLoop();
  busy = false;
});
