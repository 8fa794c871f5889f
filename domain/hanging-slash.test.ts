import { expect, it } from 'vitest';
import { hangingSlash } from './hanging-slash.ts';

it.each([
  ['Beard shave / trim / style', 'Beard shave\u00a0/ trim\u00a0/ style'],
  ['Haircut', 'Haircut'],
])('%s', (name, set) => {
  expect(hangingSlash(name)).toBe(set);
});
