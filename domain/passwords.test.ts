import { expect, test } from 'vitest';
import { faultOfPassword } from './passwords.ts';

test.each([
  ['short', 'length'],
  ['x'.repeat(129), 'length'],
  [' '.repeat(12), 'guessable'],
  ['aaaaaaaaaaaa', 'guessable'],
  ['abababababab', 'guessable'],
  ['mona.saleh@example.com', 'guessable'],
  ['Mona.Saleh2026', 'guessable'],
  ['Password2026!', 'guessable'],
  ['passwordpassword', 'guessable'],
  ['qwertyuiop[]', 'guessable'],
  ['1q2w3e4r5t6y', 'guessable'],
  ['123456789012', 'guessable'],
  ['a long enough password', undefined],
  ['tall chair, brass comb', undefined],
  ['كلمة لا يعرفها أحد', undefined],
  ['052 714 9836 lemon', undefined],
])('the fault of the password %j is %s', (password, fault) => {
  expect(faultOfPassword(password, 'mona.saleh@example.com')).toBe(fault);
});
