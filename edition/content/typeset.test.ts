import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it.each([
  ["The barber's chair, and the clients' own", 'The barber’s chair, and the clients’ own'],
  ['He says "short", and means \'not too short\'.', 'He says “short”, and means ‘not too short’.'],
  ['"\'Zero\' is the bare blade", he said ("truly")', '“‘Zero’ is the bare blade”, he said (“truly”)'],
  ["{barber}'s page", '{barber}’s page'],
  ['9:00 AM - 1:00 AM', '9:00\u00a0AM – 1:00\u00a0AM'],
  ['cut -- and dried', 'cut – and dried'],
  ['30-45 minutes, {from}-{to} more', '30–45\u00a0minutes, {from}–{to} more'],
  ['{count} min read, 10+ years', '{count}\u00a0min read, 10+\u00a0years'],
  ['{count} دقائق من 5 مساء', '{count}\u00a0دقائق من 5 مساء'],
])('%s', (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
  expect(typeset(printed)).toBe(printed);
});

it.each([
  'a hot-towel shave',
  '2027-02-08',
  '/blog/best-haircut-styles-dubai-2025',
  'hello@jk-masters.example',
  '+971 4 000 0001',
])('leaves %s as it is', (text) => {
  expect(typeset(text)).toBe(text);
});
