import { expect, it } from 'vitest';
import { noBreakBeforeSlash } from './no-break-before-slash.ts';

it.each([
  ['Beard shave / trim / style', 'Beard shave\u00a0/ trim\u00a0/ style'],
  ['Haircut', 'Haircut'],
])('%s', (name, set) => {
  expect(noBreakBeforeSlash(name)).toBe(set);
});
