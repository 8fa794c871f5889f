import { expect, it } from 'vitest';
import { articleDefaults } from './article-defaults.ts';

const paragraph = (text: string) => ({ tag: 'p' as const, children: [text] });

it('takes description, search title and reading time from the text', () => {
  const body = [
    { tag: 'h2' as const, children: ['Oil'] },
    paragraph('Use oil at night.'),
    paragraph('word '.repeat(500)),
  ];
  const { description, excerpt, seoTitle, readMinutes } = articleDefaults('Beards', body);
  expect(description).toMatch(/^Use oil at night\. word .*word…$/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(excerpt).toBe(description);
  expect(seoTitle).toMatch(/^Beards: Use oil at night\. .*…$/);
  expect(seoTitle.length).toBeLessThanOrEqual(60);
  expect(articleDefaults('Ten words, and', [paragraph('x'.repeat(45))]).seoTitle).toBe('Ten words, and…');
  expect(readMinutes).toBe(3);
  expect(articleDefaults('A title of its own, which is long enough', body).seoTitle).toBe(
    'A title of its own, which is long enough',
  );
});
