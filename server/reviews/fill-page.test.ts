import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';

test('values stand as text, missing ones as nothing', () => {
  expect(fillPage('<input value="{{name}}"><p>{{nothing}}</p>', { name: `"><b>O'Neil & Co` })).toBe(
    '<input value="&quot;&gt;&lt;b&gt;O&#39;Neil &amp; Co"><p></p>',
  );
});

test('what was written is never taken for a hole or a pattern', () => {
  expect(fillPage('{{a}} {{b}}', { a: '{{b}} $& $1', b: ' data-if-checked="a:"' })).toBe(
    '{{b}} $&amp; $1  data-if-checked=&quot;a:&quot;',
  );
});

test('an attribute is there when its value is', () => {
  const radio = '<input value="4" data-if-checked="rating4:"><input data-if-aria-invalid="wrong:true">';
  expect(fillPage(radio, { rating4: 'yes' })).toBe('<input value="4" checked=""><input>');
  const link = '<a data-if-href="at:{{at}}#x"></a>';
  expect(fillPage(link, {})).toBe('<a></a>');
  expect(fillPage(link, { at: '/"{{at}}' })).toBe('<a href="/&quot;{{at}}#x"></a>');
  expect(fillPage('<p data-if-class="wrong:red|ink"></p>', {})).toBe('<p class="ink"></p>');
  expect(fillPage('<p data-if-class="wrong:red|ink"></p>', { wrong: 'x' })).toBe('<p class="red"></p>');
  expect(fillPage(radio, { wrong: 'x' })).toBe('<input value="4"><input aria-invalid="true">');
});
