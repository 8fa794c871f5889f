import { expect, test } from 'vitest';
import { formatClock } from './format-clock.ts';

test('clocks read as the business writes them', () => {
  expect((['00:00', '12:00', '13:05'] as const).map((clock) => formatClock(clock, 'en-AE'))).toEqual([
    '12:00 AM',
    '12:00 PM',
    '1:05 PM',
  ]);
  expect(formatClock('13:05', 'en-GB')).toBe('1:05 PM');
  expect(formatClock('13:05', 'fr-FR')).toBe('13:05');
});
