import { expect, it } from 'vitest';
import { filterFrom, searchOf } from './use-filter.ts';
import { WAITING } from './use-reviews.ts';

const filter = { ...WAITING, pile: 'published' as const, branchId: 'jvc', search: 'fade & beard' };

it('stands in the address, and comes back from it', () => {
  expect(searchOf(filter)).toBe('?status=published&branch=jvc&search=fade+%26+beard');
  expect(filterFrom(searchOf(filter))).toEqual(filter);
  expect(searchOf(WAITING)).toBe('');
});

it('takes nothing from an address that says nothing, and nothing unknown', () => {
  expect(filterFrom('')).toBeUndefined();
  expect(filterFrom('?days=7')).toBeUndefined();
  expect(filterFrom('?status=gone')).toEqual(WAITING);
});
