import { expect, test } from 'vitest';
import { RoomFull, waitingRoom } from './waiting-room.ts';

/** A task that ends when it is told to. */
function slowTask(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = async () => {
    log.push(name);
    await promise;
    return name;
  };
  return { task, end: resolve };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('runs so many at once, then the lowest rank first', async () => {
  const room = waitingRoom({ atOnce: 2, seats: 8 });
  const log: string[] = [];
  const tasks = ['first', 'second', 'guesser', 'stranger', 'known'].map((name) => slowTask(log, name));
  const ranks = [1, 1, 9, 1, 0];
  const runs = tasks.map(({ task }, index) => room.run({ rank: ranks[index] ?? 0, delayMs: 0 }, task));
  await settle();
  expect(log).toEqual(['first', 'second']);
  for (const { end } of tasks) {
    end();
    await settle();
  }
  expect(await Promise.all(runs)).toHaveLength(5);
  expect(log).toEqual(['first', 'second', 'known', 'stranger', 'guesser']);
});

test('puts out the highest rank when every seat is taken, and never who goes before', async () => {
  const room = waitingRoom({ atOnce: 1, seats: 2 });
  const log: string[] = [];
  const running = slowTask(log, 'running');
  const now = room.run({ rank: 1, delayMs: 0 }, running.task);
  const waiting = [5, 6].map((rank) => room.run({ rank, delayMs: 0 }, slowTask(log, `rank ${rank}`).task));
  const known = slowTask(log, 'known');
  const entered = room.run({ rank: 0, delayMs: 0 }, known.task);
  await expect(waiting[1]).rejects.toBeInstanceOf(RoomFull);
  await expect(room.run({ rank: 7, delayMs: 0 }, async () => {})).rejects.toBeInstanceOf(RoomFull);
  running.end();
  known.end();
  expect(await now).toBe('running');
  expect(await entered).toBe('known');
});

test('keeps a seat, and no turn, while a delay lasts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waits: number[] = [];
  const room = waitingRoom({
    atOnce: 1,
    seats: 4,
    wait: (ms) => {
      waits.push(ms);
      return promise;
    },
  });
  const log: string[] = [];
  const note = (name: string) => async () => void log.push(name);
  const delayed = room.run({ rank: 0, delayMs: 8_000 }, note('delayed'));
  await room.run({ rank: 5, delayMs: 0 }, note('at once'));
  expect([log, waits]).toEqual([['at once'], [8_000]]);
  resolve();
  await delayed;
  expect(log).toEqual(['at once', 'delayed']);
});

test('a task that fails makes room for the next', async () => {
  const room = waitingRoom({ atOnce: 1, seats: 1 });
  const fails = async () => {
    throw new Error('no');
  };
  await expect(room.run({ rank: 0, delayMs: 0 }, fails)).rejects.toThrow('no');
  expect(await room.run({ rank: 0, delayMs: 0 }, async () => 'yes')).toBe('yes');
});
