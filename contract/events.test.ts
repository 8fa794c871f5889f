import { expect, test } from 'vitest';
import { articleName, type PlaceIds, vocabulary } from './events.ts';

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

test('uses language-independent names, and placeholders only for kinds of content', () => {
  for (const { event, section, pattern } of lines) {
    expect(`${event} ${section} ${pattern}`).toMatch(/^[\w]+ [\w]+ [\w{}-]+$/);
    for (const [, kind] of pattern.matchAll(/\{(.*?)\}/g)) expect(Object.keys(ids)).toContain(kind);
  }
});
