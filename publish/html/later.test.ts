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

test('rules of a component wait where nothing of it is shown first, and stay where a class or an attribute of it is', () => {
  const card = '@layer parts{.card{color:red}.card [data-open]{color:blue}}';
  const css = `@layer base{.x{}}${card}@layer views{.hero h1{}}`;
  expect(partLater(css, namesIn('<p class="hero wide">'))).toEqual({
    now: '@layer base{.x{}}@layer views{.hero h1{}}',
    later: card,
  });
  expect(partLater(css, namesIn('<p class="card">'))).toEqual({
    now: '@layer base{.x{}}@layer parts{.card{color:red}}',
    later: '@layer parts{.card [data-open]{color:blue}}@layer views{.hero h1{}}',
  });
  expect(partLater('@layer parts{a[data-open]:not(.x){}}', namesIn('<p data-open="">')).later).toBe('');
  expect(partLater('@layer parts{.card > .scene{}}', namesIn('<p class="scene">')).now).toBe('');
});

test('what stands in a dialog is not shown first', () => {
  const css = '@layer parts{.panel{}.inside{}.outside{}}';
  const html = '<dialog class="panel"><p class="inside">\n</p></dialog><p class="outside"></p>';
  expect(partLater(css, namesIn(html)).later).toBe('@layer parts{.inside{}}');
});

test('a rule for elements alone goes with the rest of its component', () => {
  const css = '@layer parts{.a{b{}}@media print{.c{}}svg{}.d{}}';
  expect(partLater(css, namesIn('<p class="a">'))).toEqual({
    now: '@layer parts{.a{b{}}svg{}}',
    later: '@layer parts{@media print{.c{}}.d{}}',
  });
  expect(partLater(css, NOTHING)).toEqual({ now: '', later: css });
});
