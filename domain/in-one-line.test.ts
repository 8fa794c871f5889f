import { expect, it } from 'vitest';
import { inOneLine } from './in-one-line.ts';

it.each([
  ['en-AE', 'Service, Time'],
  ['ar-AE', 'Service، Time'],
])('the parts of a line stand apart by the comma of %s', (tag, line) => {
  expect(inOneLine(['Service', 'Time'], tag)).toBe(line);
});
