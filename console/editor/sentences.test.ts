import { expect, test } from 'vitest';
import { difference, differingWords } from './sentences.ts';

test('shows the words that differ with their neighbours, in either script', () => {
  expect(
    differingWords(
      'Walk in any day of the week, and we cut until one in the morning at all three branches.',
      'Walk in any day of the week, and we cut until two at night at all three branches.',
    ),
  ).toEqual([
    '… we cut until one in the morning at all three branches.',
    '… we cut until two at night at all three branches.',
  ]);
  expect(
    differingWords(
      'تفضّل في أيّ يوم من أيام الأسبوع، ونعمل حتى الواحدة في كلّ الفروع الثلاثة.',
      'تفضّل في أيّ يوم من أيام الأسبوع، ونعمل حتى الثانية في كلّ الفروع الثلاثة.',
    ),
  ).toEqual([
    '… الأسبوع، ونعمل حتى الواحدة في كلّ الفروع الثلاثة.',
    '… الأسبوع، ونعمل حتى الثانية في كلّ الفروع الثلاثة.',
  ]);
});

test('shows where words were added, and shortens a text that is new throughout', () => {
  expect(differingWords('a b c d e f g h i j', 'a b c d e X f g h i j')).toEqual([
    '… c d e f g h …',
    '… c d e X f g h …',
  ]);
  expect(differingWords('a b c d e', 'X a b c d e')).toEqual(['a b c …', 'X a b c …']);
  expect(differingWords('', 'new '.repeat(100))[1]).toHaveLength('new '.repeat(60).length + 1);
});

test('names a picture of an article by its description or file, not by its code', () => {
  const photo = '../../photos/summer-1.jpg';
  expect(differingWords('Oil.', `Oil.\n\n![A beard in the sun](${photo})`)[1]).toBe(
    'Oil. A beard in the sun',
  );
  expect(differingWords('', `![](${photo})`)[1]).toBe('summer-1.jpg');
});

test('shows the entries of a list that differ', () => {
  expect(difference(['jvc', 'barsha'], ['jvc'])).toEqual([['barsha'], null]);
  expect(difference(['one', 'two or three'], ['one', 'two or four'])).toEqual([
    'two or three',
    'two or four',
  ]);
  expect(difference(['a', 'b'], ['b', 'a'])).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
});
