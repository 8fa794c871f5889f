import { expect, test } from 'vitest';
import { Turns } from '../store/sqlite-connection.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

const spend = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};

/** Counts the turns of the loop from now on. */
function turnsOfTheLoop() {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return { count: () => turns, stop: () => clearImmediate(next) };
}

test('writes that stand in line let everybody else have a turn', async () => {
  const writes = new Turns();
  const loop = turnsOfTheLoop();
  const seen: number[] = [];
  const write = async () => {
    const leave = await writes.take();
    seen.push(loop.count());
    spend(5);
    leave();
  };
  await Promise.all(Array.from({ length: 8 }, write));
  loop.stop();
  expect(new Set(seen).size).toBe(8);
});

test('short writes go on one after the other', async () => {
  const writes = new Turns();
  const loop = turnsOfTheLoop();
  for (let write = 0; write < 20; write += 1) (await writes.take())();
  loop.stop();
  expect(loop.count()).toBe(0);
});

test('others go first for as long as they have something to do, and no longer than writes can wait', async () => {
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
  expect(busy).toBe(true);
  busy = false;
});
