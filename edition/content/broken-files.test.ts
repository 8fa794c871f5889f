import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../from-folder.ts';
import { ContentError } from './content-error.ts';
import { parseContent } from './parse.ts';

const real = readFolder(join(import.meta.dirname, '../../content'));

function messageOf(files: Record<string, string>): string {
  try {
    parseContent(files);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  return 'the content was accepted';
}

/** The real content with one text of one file replaced; fails when that text is no longer there. */
function broken(file: string, from: string | RegExp, to: string): Record<string, string> {
  const raw = real[file] ?? '';
  const changed = raw.replace(from, to);
  expect(changed, `${from} is no longer in ${file}`).not.toBe(raw);
  return { ...real, [file]: changed };
}

const cases: [what: string, file: string, from: string | RegExp, to: string, message: string][] = [
  [
    'a missing field',
    'facts/branches.yaml',
    /^ {2}phone: .*0002'\n/m,
    '',
    'content/facts/branches.yaml: branches[1].phone: is missing',
  ],
  [
    'a negative price',
    'facts/services.yaml',
    'price: 60',
    'price: -60',
    'content/facts/services.yaml: services[0].price: must be more than 0 AED (got -60)',
  ],
  [
    'a rating of 6',
    'facts/branches.yaml',
    'rating: 4.8',
    'rating: 6',
    'content/facts/branches.yaml: branches[0].rating: must be between 1 and 5 (got 6)',
  ],
  [
    'an unknown branch',
    'facts/team.yaml',
    'branch: jvc',
    'branch: deira',
    "content/facts/team.yaml: team[13].branch: there is no branch 'deira'",
  ],
  [
    'a duplicate id',
    'facts/services.yaml',
    'id: beard,',
    'id: haircut,',
    "content/facts/services.yaml: services[1].id: 'haircut' is used twice",
  ],
  [
    'a phone number that is none',
    'facts/branches.yaml',
    "phone: '+971 4 000 0001'",
    "phone: '04 000'",
    'content/facts/branches.yaml: branches[0].phone: must be an international number, such as +971 4 000 0001 (got "04 000")',
  ],
  [
    'a time that no clock shows',
    'facts/branches.yaml',
    "closes: '01:00'",
    "closes: '25:00'",
    'content/facts/branches.yaml: branches[0].hours.closes: must be a time from 00:00 to 23:59, such as 09:00 (got "25:00")',
  ],
  [
    'coordinates off the globe',
    'facts/branches.yaml',
    'lat: 25.1142',
    'lat: 251.142',
    'content/facts/branches.yaml: branches[0].coordinates.lat: must be between -90 and 90 (got 251.142)',
  ],
  [
    'an unknown field',
    'facts/team.yaml',
    'years: 10',
    'years: 10, age: 34',
    'content/facts/team.yaml: team[0].age: is not a field that is known here',
  ],
  [
    'a text where a number belongs',
    'facts/services.yaml',
    'minutes: 40',
    "minutes: '40 minutes'",
    'content/facts/services.yaml: services[0].minutes: must be a number (got "40 minutes")',
  ],
  [
    'an empty list',
    'facts/branches.yaml',
    /features: \[moroccan-bath.*\]/,
    'features: []',
    'content/facts/branches.yaml: branches[0].features: must have at least one entry',
  ],
  [
    'malformed YAML',
    'en/home.yaml',
    'eyebrow: The menu',
    'eyebrow: The menu: and more',
    'content/en/home.yaml: line ',
  ],
  ['a key given twice', 'en/home.yaml', /^hero:\n/m, 'hero:\nhero:\n', 'content/en/home.yaml: line '],
  [
    'a title that search results would cut',
    'en/locations.yaml',
    /title: Our .*/,
    `title: ${'Barbershops '.repeat(6)}`,
    'content/en/locations.yaml: seo.title: must have 30 to 60 characters, has 71',
  ],
  [
    'two pages with one title',
    'en/services-page.yaml',
    /title: Services and prices.*/,
    'title: Our {business.branches} barbershops in Dubai | JK Masters',
    'seo.title: is the same as in',
  ],
  [
    'a fact that does not exist',
    'en/best-barbershop.yaml',
    '{business.clients}',
    '{business.awards}',
    'content/en/best-barbershop.yaml: metrics.items[3].metric: there is no fact {business.awards}',
  ],
  [
    'a service that no menu has',
    'facts/reviews.yaml',
    'service: beard,',
    'service: massage,',
    "content/facts/reviews.yaml: reviews[1].service: there is no service 'massage'",
  ],
  [
    'a service without words',
    'en/services.yaml',
    /^ {2}eyebrows:\n/m,
    '  eyebrow:\n',
    'content/en/services.yaml: items.eyebrows: is missing',
  ],
  [
    'other hours that end before they begin',
    'facts/branches.yaml',
    'exceptions: []',
    'exceptions: [{ from: 2027-03-10, until: 2027-03-01, closed: true, reason: Eid }]',
    'content/facts/branches.yaml: branches[0].exceptions[0].until: must not be before from',
  ],
  [
    'a day that no calendar has',
    'facts/reviews.yaml',
    'date: 2025-09-14',
    'date: 2025-02-30',
    'content/facts/reviews.yaml: reviews[0].date: must be a day that exists',
  ],
  [
    'a photo slot that nobody listed',
    'facts/team.yaml',
    'image: sami-khoury',
    'image: sami',
    "content/facts/team.yaml: team[7].image: there is no photo slot in photos.yaml 'sami'",
  ],
  [
    'a redirect to a redirect',
    'facts/redirects.yaml',
    'to: /best-barbershop-dubai',
    'to: /mens-salon-dubai',
    "content/facts/redirects.yaml: redirects[0].to: '/mens-salon-dubai' is itself an old address",
  ],
];

describe('content', () => {
  it('is right as it stands', () => {
    const { facts, languages } = parseContent(real);
    expect(facts.branches.map(({ slug }) => slug)).toEqual(['al-barsha', 'barsha-heights', 'jvc']);
    expect(Object.keys(languages)).toContain('en');
  });

  it.each(cases)('with %s stops the build, naming file, field and reason', (_, file, from, to, message) => {
    expect(messageOf(broken(file, from, to))).toContain(message);
  });

  it('names a file that is missing', () => {
    const { 'en/home.yaml': _, ...rest } = real;
    expect(messageOf(rest)).toContain('content/en/home.yaml: the file is missing');
  });

  it('names a file that nothing reads', () => {
    const message = messageOf({ ...real, 'en/homepage.yaml': 'title: Home' });
    expect(message).toContain('content/en/homepage.yaml: no page reads a file of this name');
  });

  it('asks for every page of a language that has a folder', () => {
    const message = messageOf({ ...real, 'ar/home.yaml': real['en/home.yaml'] ?? '' });
    expect(message).toContain('content/ar/interface.yaml: the file is missing');
  });

  it('is complete with a second language, without any code', () => {
    const arabic = Object.entries(real)
      .filter(([path]) => path.startsWith('en/'))
      .map(([path, raw]) => [path.replace('en/', 'ar/'), raw]);
    expect(Object.keys(parseContent({ ...real, ...Object.fromEntries(arabic) }).languages)).toEqual([
      'en',
      'ar',
    ]);
  });

  it('reports everything that is wrong at once', () => {
    const files = {
      ...broken('facts/branches.yaml', 'rating: 4.8', 'rating: 6'),
      'facts/services.yaml': (real['facts/services.yaml'] ?? '').replace('price: 60', 'price: 0'),
    };
    expect(messageOf(files)).toMatch(/2 mistakes:\n.*branches\[0\]\.rating.*\n.*services\[0\]\.price/);
  });
});

describe('words', () => {
  it('carry the facts that they name', () => {
    const later = broken('facts/branches.yaml', /closes: '01:00'/g, "closes: '02:00'");
    const { words } = parseContent(later).languages.en ?? {};
    expect(words?.['short-branches'].items.jvc?.hero.lead).toContain('until 2:00 AM');
    expect(JSON.stringify(words)).not.toContain('1:00 AM');
  });

  it('repeat neither hours nor figures that the facts hold', () => {
    const texts = Object.entries(real).filter(([path]) => path.startsWith('en/'));
    const repeated = texts.flatMap(([path, raw]) =>
      [...raw.matchAll(/\b(?:AED \d+|\d{1,2}(?::\d\d)? ?[AP]M|one in the morning)\b/gi)].map(
        ([text]) => `${path}: ${text}`,
      ),
    );
    expect(repeated).toEqual([]);
  });
});
