import { expect, test } from 'vitest';
import { namesIn, partLater } from './later.ts';

const NOTHING = new Set<string>();

test('the layer comes out of a style sheet, however often it stands there and however it is written', () => {
  const css = '@layer a{b{}}@layer later{c{d:e}}f{}@layer later {@media print{g{}}}h{}';
  expect(partLater(css, NOTHING)).toEqual({
    now: '@layer a{b{}}f{}h{}',
    later: '@layer later{c{d:e}}@layer later {@media print{g{}}}',
  });
});

test('braces in texts close nothing', () => {
  const css = `@layer later{a::before{content:"}"}b{background:url('x}')}}c{}`;
  expect(partLater(css, NOTHING).now).toBe('c{}');
});

test('the names of layers alone are no block, and a block without an end stops the build', () => {
  expect(partLater('@layer base,parts,later,views;a{}', NOTHING)).toMatchObject({ later: '' });
  expect(() => partLater('@layer later{a{}', NOTHING)).toThrow('does not end');
});

test('a component waits where nothing of it is shown first, and stays where a class or an attribute of it is', () => {
  const card = '@layer parts{.card{color:red}.card [data-open]{color:blue}}';
  const css = `@layer base{.x{}}${card}@layer views{.hero h1{}}`;
  expect(partLater(css, namesIn('<p class="hero wide">'))).toEqual({
    now: '@layer base{.x{}}@layer views{.hero h1{}}',
    later: card,
  });
  expect(partLater(css, namesIn('<p class="card">'))).toMatchObject({ later: '@layer views{.hero h1{}}' });
  expect(partLater('@layer parts{a[data-open]:not(.x){}}', namesIn('<p data-open="">')).later).toBe('');
  expect(partLater('@layer parts{.card > .scene{}}', namesIn('<p class="scene">')).now).toBe('');
});
