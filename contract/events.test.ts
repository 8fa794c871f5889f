import { expect, test } from 'vitest';
import { articleName, isReported, type PlaceIds, vocabulary } from './events.ts';

const ids: PlaceIds = {
  branch: ['jvc'],
  barber: ['ayman-farouk'],
  service: ['haircut'],
  article: [articleName('why-jk-masters')],
  servicePage: ['beard-styling'],
  download: ['logo-svg'],
  route: ['home', 'beardTrim'],
};
/** Every event, section and pattern of a place. */
const lines = Object.entries(vocabulary).flatMap(([event, sections]) =>
  Object.entries(sections).flatMap(([section, patterns]: [string, readonly string[]]) =>
    patterns.map((pattern) => ({ event, section, pattern })),
  ),
);

test('what is not of the vocabulary is not known', () => {
  const known = (event: string, section: string, location: string) =>
    isReported({ event, section, location }, ids);
  expect(known('whatsapp_booking', 'floating_button', 'jvc-direct')).toBe(true);
  expect(known('page_view', 'blog_article', 'why_jk_masters')).toBe(true);
  expect(known('footer_link', 'footer', 'beardTrim')).toBe(true);
  expect(known('whatsapp_booking', 'hero_section', 'jvc-direct')).toBe(false);
  expect(known('whatsapp_booking', 'hero_section', 'dubai-marina')).toBe(false);
  expect(known('page_view', 'blog_article', '{article}')).toBe(false);
  expect(known('constructor', 'name', 'x')).toBe(false);
  expect(known('page_view', 'toString', 'x')).toBe(false);
});

test('names are of no language, and every brace stands for something that the content names', () => {
  for (const { event, section, pattern } of lines) {
    expect(`${event} ${section} ${pattern}`).toMatch(/^[\w]+ [\w]+ [\w{}-]+$/);
    for (const [, kind] of pattern.matchAll(/\{(.*?)\}/g)) expect(Object.keys(ids)).toContain(kind);
  }
});
