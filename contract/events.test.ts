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
/** Every combination of event, section and location pattern. */
const lines = Object.entries(vocabulary).flatMap(([event, sections]) =>
  Object.entries(sections).flatMap(([section, patterns]: [string, readonly string[]]) =>
    patterns.map((pattern) => ({ event, section, pattern })),
  ),
);

test('rejects events outside the vocabulary', () => {
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

test('uses language-independent names, and placeholders only for kinds of content', () => {
  for (const { event, section, pattern } of lines) {
    expect(`${event} ${section} ${pattern}`).toMatch(/^[\w]+ [\w]+ [\w{}-]+$/);
    for (const [, kind] of pattern.matchAll(/\{(.*?)\}/g)) expect(Object.keys(ids)).toContain(kind);
  }
});
