import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workQueue } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('refuses a task that has waited too long, and none that has begun', async () => {
  const queue = workQueue({ parallel: 1, waiting: 2, within: 15_000, busy: 'Busy.', status: 429 });
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const running = queue(() => first.promise);
  const next = queue(() => second.promise);
  await vi.advanceTimersByTimeAsync(10_000);
  const late = queue(async () => 'late');
  const refused = expect(late).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '10' } });
  first.resolve('first');
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
  second.resolve('second');
  expect(await Promise.all([running, next])).toEqual(['first', 'second']);
  expect(await queue(async () => 'free')).toBe('free');
});
