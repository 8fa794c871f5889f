import { expect, test } from 'vitest';
import { memoryLimits } from './memory-limits.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const later = (ms: number) => new Date(+NOW + ms);

test('counts a client within its window', async () => {
  const { count } = memoryLimits();
  const tries = async (at: Date) => (await count('someone', 60_000, at)).count;
  expect([await tries(NOW), await tries(later(59_999)), await tries(later(60_000))]).toEqual([1, 2, 1]);
  expect((await count('another', 60_000, NOW)).count).toBe(1);
});

test('holds so many clients, and forgets whoever came first', async () => {
  const { count } = memoryLimits(2);
  for (const client of ['a', 'b', 'b', 'c', 'b']) await count(client, 60_000, NOW);
  expect((await count('b', 60_000, NOW)).count).toBe(4);
  expect((await count('a', 60_000, NOW)).count).toBe(1);
});
