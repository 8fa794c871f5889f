import { expect, test } from 'vitest';
import { markOf, marksIn, unmarked } from './marks.ts';
import { escapeMarkup, FACT } from './markup.ts';

test('reads the markers of a text in its order, and removes them', () => {
  const text = `AED 60${markOf(7)} and${markOf(0)} more${markOf(65_533)}`;
  expect(marksIn(text)).toEqual([7, 0, 65_533]);
  expect(unmarked(text)).toBe('AED 60 and more');
  expect([marksIn('none'), unmarked('none')]).toEqual([[], 'none']);
  expect(() => markOf(65_534)).toThrow(/more fields/);
});

test('escapes a text for markup, and tells facts from placeholders', () => {
  expect(escapeMarkup('"a" & <b> & "c" <d>')).toBe(
    '&quot;a&quot; &amp; &lt;b&gt; &amp; &quot;c&quot; &lt;d&gt;',
  );
  const text = 'From {haircut.price} in {jvc.area-1.name}, {name} {.x} {a..b} {a b.c}';
  expect([...text.matchAll(FACT)].map(([, fact]) => fact)).toEqual(['haircut.price', 'jvc.area-1.name']);
});
