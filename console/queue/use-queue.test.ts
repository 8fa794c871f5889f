import { expect, it } from 'vitest';
import { DEFAULT_FILTER, filterFrom, searchOf } from './use-queue.ts';

it('the filter stands in the address and comes back from it; nothing unknown is taken', () => {
  const filter = { ...DEFAULT_FILTER, status: 'published' as const, branchId: 'jvc', search: 'fade & beard' };
  expect(searchOf(filter)).toBe('?status=published&branch=jvc&search=fade+%26+beard');
  expect(filterFrom(searchOf(filter))).toEqual(filter);
  expect(searchOf(DEFAULT_FILTER)).toBe('');
  expect(filterFrom('?days=7')).toBeUndefined();
  expect(filterFrom('?status=gone')).toEqual(DEFAULT_FILTER);
});
