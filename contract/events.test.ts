import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  articleName,
  branchOf,
  isReported,
  type PlaceIds,
  place,
  placeKinds,
  type Reported,
  vocabulary,
} from './events.ts';

const slug = fc.stringMatching(/^[a-z]{2,9}(-[a-z0-9]{1,7}){0,3}$/);
const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 8 });
const idsOf = (branch: string[]): PlaceIds => ({
  branch,
  barber: ['ayman-farouk'],
  service: ['haircut'],
  article: [articleName('why-jk-masters')],
  servicePage: ['beard-styling'],
  download: ['logo-svg'],
  route: ['home', 'beardTrim'],
});
/** Every event, section and pattern of a place. */
const lines = Object.entries(vocabulary).flatMap(([event, sections]) =>
  Object.entries(sections).flatMap(([section, patterns]: [string, readonly string[]]) =>
    patterns.map((pattern) => ({ event, section, pattern })),
  ),
);
const ofBranches = lines.filter(({ pattern }) => pattern.includes('{branch}'));

test('a branch is read from every place that was made of it', () => {
  fc.assert(
    fc.property(slugs, fc.nat(), fc.constantFrom(...ofBranches), (branches, turn, { pattern, ...line }) => {
      const branch = branches[turn % branches.length] ?? '';
      const location = place(pattern as '{branch}', branch);
      // A business with a branch 'jvc' and another one 'jvc-direct' would be told apart by nobody.
      fc.pre(
        !branches.some((other) => other !== branch && (other === location || location === `${other}-direct`)),
      );
      expect(branchOf({ ...line, location }, branches)).toBe(branch);
      expect(isReported({ ...line, location }, idsOf(branches))).toBe(true);
    }),
  );
});

test('a place that names no branch is of none, and whatever is not of the vocabulary is not known', () => {
  expect(
    branchOf({ event: 'page_view', section: 'location', location: 'locations' }, ['jvc']),
  ).toBeUndefined();
  expect(branchOf({ event: 'social_click', section: 'footer', location: 'whatsapp_jvc' }, ['jvc'])).toBe(
    'jvc',
  );
  const known = (event: string, section: string, location: string) =>
    isReported({ event, section, location }, idsOf(['jvc']));
  expect(known('whatsapp_booking', 'floating_button', 'jvc-direct')).toBe(true);
  expect(known('page_view', 'blog_article', 'why_jk_masters')).toBe(true);
  expect(known('footer_link', 'footer', 'beardTrim')).toBe(true);
  expect(known('whatsapp_booking', 'hero_section', 'jvc-direct')).toBe(false);
  expect(known('whatsapp_booking', 'hero_section', 'dubai-marina')).toBe(false);
  expect(known('page_view', 'blog_article', '{article}')).toBe(false);
  expect(known('constructor', 'name', 'x')).toBe(false);
  expect(known('page_view', 'toString', 'x')).toBe(false);
});

test('no word stands for anything', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (event, section, location) => {
      expect(isReported({ event, section, location }, idsOf(['jvc']))).toBe(false);
    }),
  );
});

test('names are of no language, and every brace stands for something that the content names', () => {
  for (const { event, section, pattern } of lines) {
    expect(`${event} ${section} ${pattern}`).toMatch(/^[\w]+ [\w]+ [\w{}-]+$/);
    for (const [, kind] of pattern.matchAll(/\{(.*?)\}/g)) expect(placeKinds).toContain(kind);
  }
});

test('a free string does not compile', () => {
  const slugOfSomething: string = 'jvc';
  const good: Reported = {
    event: 'call_click',
    section: 'phone_number',
    location: place('{branch}', slugOfSomething),
  };
  // @ts-expect-error a place is made by `place`
  const free: Reported = { event: 'call_click', section: 'phone_number', location: slugOfSomething };
  // @ts-expect-error no such section of this event
  const section: Reported = { event: 'call_click', section: 'footer', location: good.location };
  // @ts-expect-error a barber is no branch
  const other: Reported = { ...good, location: place('{barber}', 'ayman-farouk') };
  expect([good, free, section, other]).toHaveLength(4);
});
