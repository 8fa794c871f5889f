import { expect, test } from 'vitest';
import { formatDuration } from './durations.ts';

test.each([
  [0, '1 minute'],
  [1_200, '20 minutes'],
  [5_399, '90 minutes'],
  [5_400, '2 hours'],
  [129_599, '36 hours'],
  [129_600, '2 days'],
  [864_000, '10 days'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds, 'en-AE')).toBe(text);
});
