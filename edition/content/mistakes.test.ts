import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Finding } from '../../contract/findings.ts';
import { WEEKDAYS } from '../../domain/dubai-time.ts';
import { editionOf } from '../edition.ts';
import { readFolder } from '../from-folder.ts';
import { checkPictures } from './check-pictures.ts';
import { ContentError, type FileContent, findingOf } from './errors.ts';
import { type Content, parseContent } from './parse.ts';
import { readData } from './read.ts';

const TODAY = '2026-11-21';
const whole = readFolder(join(import.meta.dirname, '../../content'));
/** English only, which halves the test time. */
const real = Object.fromEntries(Object.entries(whole).filter(([path]) => !path.startsWith('ar/')));

function findingsOf(files: Record<string, FileContent>): Finding[] {
  try {
    parseContent(files, TODAY);
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
  return [];
}
const picturesMissing = ({ languages, sources }: Content) =>
  checkPictures(languages, []).map((problem) => findingOf(problem, sources));
const linesOf = (files: Record<string, FileContent>) => findingsOf(files).map(({ text }) => text);

/** Read once: only the edited file is read again. */
const data = Object.fromEntries(
  Object.entries(real).map(([file, raw]) => [file, readData(file, raw) as FileContent]),
);

/** The real content with one replacement; fails if the text to replace is missing. */
function edited(file: string, from: string | RegExp, to: string): Record<string, FileContent> {
  const raw = real[file] ?? '';
  const changed = raw.replace(from, to);
  expect(changed, `${from} is no longer in ${file}`).not.toBe(raw);
  return { ...data, [file]: changed };
}

type Mistake = [from: string | RegExp, to: string, message: string | RegExp];

const ARTICLE = 'en/articles/grooming-tips-dubai.mdx';
const REDIRECT = '/mens-salon-dubai';
const PLAIN_HOURS = "opens: '10:00', closes: '01:00'";
const EID = 'closed: true, reason: { en: Eid, ar: العيد }';
const RAMADAN = "from: 2027-02-08, until: 2027-03-09, opens: '12:00', reason: { en: Ramadan, ar: رمضان }";
/** JVC has these hours, too. */
const hours = (more: string, message: string): Mistake => [PLAIN_HOURS, `${PLAIN_HOURS}, ${more}`, message];
/** The first branch has these other hours. */
const other = (hours: string, message: string): Mistake => [
  'exceptions: []',
  `exceptions: [{ ${hours} }]`,
  message,
];
/** The redirect comes from this address. */
const taken = (path: string): Mistake => [REDIRECT, path, 'is already taken by'];

const MISTAKES: Record<string, Mistake[]> = {
  'facts/branches.yaml': [
    [
      PLAIN_HOURS,
      "opens: '10:00', closes: '10:00'",
      /branches\.yaml:\d+ {2}jvc\.hours\.closes: must not be the/,
    ],
    [/^ {2}phone: .*0002'\n/m, '', "phone: is missing; add the line 'phone:'"],
    ['rating: 4.8', 'rating: 6', 'al-barsha.rating: must be between 1 and 5 (got 6)'],
    ["'01:00'", "'25:00'", 'must be a time from 00:00 to 23:59, such as 09:00'],
    ["'+971 4 000 0001'", "'04 000'", 'must be a phone number, such as 050 123 4567'],
    ["'+971 4 000 0001'", '+97140000001', 'phone: must be a text: put it in quotes'],
    ['lat: 25.1142, lng: 55.1985', 'lat: 55.1985, lng: 25.1142', 'exchange them'],
    ['lat: 25.1142', 'lat: 51.5', 'lat: must be a latitude of the Emirates'],
    [/^ {2}rating/m, '  firstDay: 2027-03-01\n  lastDay: 2027-02-01\n  rating', 'closes before it opens'],
    ['shortName: JVC', 'shortName: JVC # 1', 'this text ends before its #'],
    hours("days: { friday: { opens: '01:00' } }", 'hours.days: must not open and close at the same time'),
    hours('days: { friday: {} }', 'friday.closed: must be true, or give opens or closes instead'),
    hours("break: { from: '14:00', until: '12:30' }", 'hours.break: must begin and end while the branch'),
    hours(
      "days: { friday: { opens: '13:00', break: { from: '12:30', until: '14:00' } } }",
      'hours.days: must begin and end while the branch is open',
    ),
    other(`from: 2027-03-10, until: 2027-03-01, ${EID}`, 'exceptions.0.until: must not be before from'),
    // At an hour of its own, and at the usual one.
    other(`${RAMADAN}, closes: '12:00'`, 'exceptions.0.closes: must not open and close at the same time'),
    other(RAMADAN.replace('12:00', '01:00'), 'exceptions.0.opens: must not open and close at the same time'),
    other(`${RAMADAN}, break: { from: '01:00', until: '02:00' }`, 'exceptions.0.break: must begin and end'),
    other(
      'from: 2027-03-10, until: 2027-03-10, closed: true, reason: { ar: العيد }',
      'reason.en: is missing',
    ),
    other(
      `${RAMADAN} }, { from: 2027-03-09, until: 2027-03-12, ${EID}`,
      "from: 'Eid' shares days with 'Ramadan', from 2027-02-08 until 2027-03-09; end one",
    ),
  ],
  'facts/business.yaml': [
    ["'@jkmasters.example'", "'javascript:alert(1)'", 'instagram: must be a name on Instagram, such as @jk'],
  ],
  'facts/services.yaml': [
    ['price: 60', 'price: 600', 'haircut.price: is outside 20 to 400 AED (got 600); correct'],
    ['minutes: 40', 'minutes: forty', 'minutes: must be a whole number, a range such as 150-250'],
    ['minutes: 40', 'minutes: 3-40', 'minutes: must be at least 5'],
    ['id: beard,', 'id: haircut,', "'haircut' is used twice; give one of the two"],
  ],
  'facts/page-prices.yaml': [['price: 80, ', '', "traditional-shave.price: there is no service 'shave'"]],
  'facts/team.yaml': [
    [
      'branch: jvc',
      `branch: jvc, daysOff: { ${WEEKDAYS.map((name) => `${name}: true`).join(', ')} }`,
      'ayman-farouk.daysOff.sunday: must leave a day on which he works',
    ],
    [
      'years: 10',
      'years: 10, daysOff: { away: [{ from: 2027-03-10, until: 2027-03-01 }] }',
      'not be before from',
    ],
    ['branch: jvc', 'branch: jvcc', "there is no branch 'jvcc'; did you mean 'jvc'?"],
    ['crops, low-fade', 'crop, low-fade', "no words in content/en/team.yaml; did you mean 'text"],
    ['image: sami-khoury', 'image: x', 'its name in facts/photos.yaml, or leave the line out'],
    ['years: 10', 'years: 10, age: 34', 'age: is not a known field; remove it'],
    ['name: Sami Khoury', "name: '.'", 'name: must have a letter or a digit (got ".")'],
  ],
  'facts/reviews.yaml': [
    ['2025-09-14', '2025-02-30', 'date: must be a day from 2020 to 2100, such as 2026-03-01'],
  ],
  'facts/redirects.yaml': [
    ['to: /best-barbershop-dubai', `to: ${REDIRECT}`, 'redirects to another redirect'],
    ['to: /best-barbershop-dubai', 'to: //elsewhere', 'to: must be a path such as /old-page'],
    [`from: ${REDIRECT}`, 'from: //elsewhere', 'from: must be a path such as /old-page'],
    [REDIRECT, '/locations-jvc', "1.from: the address '/locations-jvc' is already taken by '/locations/jvc'"],
    ...['/barber/sami-khoury', '/blog/grooming-tips-dubai', '/services/moroccan-bath', '/blog/index'].map(
      taken,
    ),
    ...['/booking', '/api', '/staff', '/offline', '/press', '/locations', '/home'].map(taken),
  ],
  'facts/photos.yaml': [[/slot: [a-z-]+/, `slot: ${'a'.repeat(81)}`, 'must have at most 80 characters']],
  [ARTICLE]: [
    [/^title: .*/m, 'title: 💈💈', 'title: must have a letter or a digit'],
    [/^title: .*/m, "title: '{name}'", "an invalid placeholder: '{name}'"],
    [/^(?=\*\*Every few)/m, 'a<br>b', "mdx:129  text: an article's text cannot"],
    ['(/beard-trim-dubai)', '(/beard-trim)', /mdx:\d+ {2}text: there is no '\/beard-trim'; /],
    [/^quotes:\n(?: .*\n)+/m, '', 'quotes: is missing, and the text has <ExpertQuotes />'],
    [/^## /m, '# ', 'start headings at ##'],
  ],
  'en/home.yaml': [
    ['The menu', 'The caf\uFFFD', /home\.yaml:\d+ {2}this line is in another encoding; save/],
    [/^ {2}title:/m, '\ttitle:', /^content\/en\/home\.yaml:\d+ {2}this line cannot be read: Tabs are not/],
    [/^hero:\n/m, 'hero:\nhero:\n', 'cannot be read: Map keys must be unique; look at the spaces at its'],
    ['The menu', 'The menu, our # 1', 'this text ends before its #; put the whole text in quotes'],
    ['The menu', 'The <b>menu</b>', "contains HTML: '<b>'; remove the tag"],
    [/^hero:\n/m, 'more: &a [*a]\nhero:\n', 'repeats a part of the file with an asterisk'],
    ['The menu', 'Cuts &amp; shaves', "contains HTML: '&amp;'"],
  ],
  'en/locations.yaml': [[/lead: '\{b.*'/, 'lead: {branches.names}', 'hero.lead: must be a text: put it in']],
  'en/services.yaml': [[/^ {2}eyebrows:\n.*\n.*\n/m, '', 'items.eyebrows: is missing; add it under items']],
  'en/best-barbershop.yaml': [
    ['business.clients', 'business.client', "did you mean 'business.clients'?"],
    ['clients}', 'clients', "an invalid placeholder: '{business.clients+'"],
  ],
  'en/service-pages.yaml': [[/related: \[/, 'related: [hamam, ', "related.0: there is no 'hamam'"]],
  'en/fade-haircut.yaml': [[/to: .*/, 'to: /service', "there is no '/service'; did you mean '/services'?"]],
  'en/articles/best-haircut-styles-dubai-2025.mdx': [
    ['id: modern-quiff', 'id: modern-quif', "there is no 'modern-quif'; did you mean 'modern-quiff'?"],
  ],
};

/** Syntax that the text of an article must not contain. */
const IN_TEXT: [text: string, message: string | RegExp][] = [
  ['export\tconst x = 1', "hold 'export\tconst x = 1'; begin the line with another word"],
  ['export', "hold 'export'"],
  ['import\tx', "hold 'import\tx'"],
  ['![x](../../photos/jvc.jpg?raw&/../file)', 'add the picture to the folder photos'],
  [
    '[a\\]b]: javascript:alert(1)',
    /mdx:129 {2}text: .* hold 'javascript:alert\(1\)'; write a page of this site/,
  ],
  ['\\![x](javascript:alert(1))', "hold 'javascript:alert(1)'"],
  ['[x](\njavascript:alert(1))', "hold 'javascript:alert(1)'"],
  ['> [x]: //evil.example', "mdx:129  text: an article's text cannot hold '//evil.example'"],
  ['[x](/service)', /mdx:129 {2}text: there is no '\/service'; did you mean '\/services'/],
  ['<!-- x -->', "hold '<!-- x -->'"],
  ['{/* x */}', "an invalid placeholder: '{/* x */}'"],
  ['{name}', "an invalid placeholder: '{name}'; write {business.founded}"],
  ['{props.facts.barber}', 'there is no fact {props.facts.barber}'],
  ['{business.barber}', "did you mean 'business.barbers'?"],
  ['<CallToAction>', "cannot hold '<CallToAction>'; write a block as <CallToAction />"],
  ['<CallToAction x="1" />', 'write a block as <CallToAction />'],
  ['<Callout />', "hold '<Callout />'; write a block"],
  ['x[^1]\n\n[^1]: y', "hold '[^1]'"],
];

describe('checking the content', () => {
  describe.each(Object.entries(MISTAKES))('in %s', (file, mistakes) => {
    it.each(mistakes)('reports %s replaced by %s in one line with record and remedy', (from, to, message) => {
      const lines = linesOf(edited(file, from, to));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(message);
    });
  });

  it.each(IN_TEXT)('reports %s in an article', (text, message) => {
    const lines = linesOf(edited(ARTICLE, /^(?=\*\*Every few)/m, `${text}\n\n`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(message);
  });

  it('reports a text that another language has, but not the description of a picture', () => {
    const without = (file: string, line: RegExp) => {
      expect(whole[file]).toMatch(line);
      return linesOf({ ...whole, [file]: (whole[file] ?? '').replace(line, '') });
    };
    expect(without('ar/home.yaml', /^ {4}lead: .*\n/m)).toEqual([
      expect.stringMatching(/^content\/ar\/home\.yaml:\d+ .*lead: is missing; content\/en has it/),
    ]);
    expect(without('ar/branches.yaml', /^ {4}jvc-front: .*\n/m)).toEqual([]);
  });

  it('accepts an article, an answer and the name of a service in one language, and notes what waits for translation', () => {
    const { 'ar/articles/grooming-tips-dubai.mdx': _, ...rest } = whole;
    const answer = (rest['en/branches.yaml'] ?? '').replace('visit:\n', '$&      parking: Behind it.\n');
    const services = (rest['ar/services.yaml'] ?? '').replace(/ {2}beard:\n.*\n.*\n/, '');
    const files = { ...rest, 'en/branches.yaml': answer, 'ar/services.yaml': services };
    const content = parseContent(files, TODAY);
    const waiting = content.notices.filter(({ code }) => code === 'untranslated');
    expect(waiting.map(({ file, path }) => [file, path])).toEqual([
      ['ar/articles/grooming-tips-dubai.mdx', []],
      ['ar/branches.yaml', ['items', 'al-barsha', 'visit', 'parking']],
      ['ar/services.yaml', ['items', 'beard']],
    ]);
    const [, beard] = editionOf(content, 'ar', TODAY).services;
    expect(beard).toMatchObject({ id: 'beard', lang: 'en', priceText: '40\u00a0درهم' });
  });

  it('accepts an unfinished article in a preview alone, and names there and in the report all that it lacks', () => {
    const [, matter = ''] = (real[ARTICLE] ?? '').split('---\n');
    const { description: _, excerpt: __, ...written } = parse(matter);
    const draft = { ...written, title: ' ', category: '', text: '' };
    const files = { ...real, [ARTICLE]: draft };
    // All at once, and none that follows from another.
    expect(findingsOf(files).map(({ path }) => path)).toEqual([['title'], ['category'], ['text']]);
    expect(findingsOf({ ...files, [ARTICLE]: { ...draft, text: 'Sand.' } })).toMatchObject([
      { path: ['title'] },
      { path: ['category'] },
    ]);
    const { languages } = parseContent(files, TODAY, { isPreview: true });
    expect(JSON.stringify(languages.en?.bodies['grooming-tips-dubai'])).toContain('⚠ Text is missing');
    const titled = { ...draft, title: 'Sand', category: 'Beards' };
    expect(findingsOf({ ...real, [ARTICLE]: titled })).toMatchObject([
      { path: ['text'], reason: 'must not be empty' },
    ]);
  });

  it('reports placeholders that only one language has', () => {
    const home = (whole['en/home.yaml'] ?? '').replace('The menu', 'The menu of {name}');
    expect(linesOf({ ...whole, 'en/home.yaml': home })).toEqual([
      expect.stringMatching(
        /^content\/en\/home\.yaml:\d+ .*names \{name\}, and the same text in content\/ar does not/,
      ),
    ]);
  });

  it('reports records whose address collides with the site or another record', () => {
    const renamed = (slug: string) => {
      const rename = (raw: string) => raw.replaceAll(/(?<![\w/-])jvc(?![\w-]|\.jpg)/g, slug);
      return linesOf(Object.fromEntries(Object.entries(whole).map(([path, raw]) => [path, rename(raw)])));
    };
    for (const slug of ['ar', 'booking', 'staff', 'mens-salon-dubai', 'locations-al-barsha'])
      expect(renamed(slug), slug).toContainEqual(
        expect.stringMatching(/(branches|redirects)\.yaml:\d+ .*is already taken by/),
      );
  });

  it('reports last days that leave no open branch, and an invalid language folder', () => {
    const raw = (real['facts/branches.yaml'] ?? '').replaceAll(
      /^ {2}phone:/gm,
      '  lastDay: 2026-01-01\n  phone:',
    );
    expect(linesOf({ ...real, 'facts/branches.yaml': raw })).toEqual([
      expect.stringContaining('closes every branch'),
    ]);
    expect(linesOf({ ...real, 'pt_BR/home.yaml': 'title: Home' })).toEqual([
      expect.stringContaining('no page reads a file of this name'),
    ]);
  });

  it('reports article file names that cannot be addresses', () => {
    const raw = real['en/articles/grooming-tips-dubai.mdx'] ?? '';
    for (const name of ['Beards', 'a_b', 'a'.repeat(300)]) {
      const [line] = linesOf({ ...real, [`en/articles/${name}.mdx`]: raw });
      expect(line).toContain('the name of the file must');
    }
  });

  it('reports missing and unused files', () => {
    const { 'en/home.yaml': _, ...rest } = real;
    expect(linesOf(rest)).toEqual([
      'content/en/home.yaml  the file is missing; copy it from another language',
    ]);
    const { 'facts/team.yaml': __, ...factless } = real;
    expect(linesOf(factless)).toContain(
      'content/facts/team.yaml  the file is missing; take it from an earlier version',
    );
    for (const stray of ['en/homepage.yaml', 'en/home.yml', 'en/articles/summer.md'])
      expect(linesOf({ ...real, [stray]: 'title: Home' })).toEqual([
        `content/${stray}  no page reads a file of this name; words end in .yaml, articles in .mdx: rename it or remove it`,
      ]);
  });

  it('reports all mistakes at once', () => {
    const files = {
      ...edited('facts/branches.yaml', 'rating: 4.8', 'rating: 6'),
      'facts/services.yaml': (real['facts/services.yaml'] ?? '').replace('price: 60', 'price: 0'),
    };
    expect(linesOf(files)).toHaveLength(2);
  });

  it('reports scenes, drawings and press pictures that do not exist', () => {
    const missingIn = (file: string, from: string, to: string) =>
      picturesMissing(parseContent(edited(file, from, to), TODAY)).map(({ text }) => text);
    expect(missingIn('en/service-pages.yaml', 'scene: shave', 'scene: shav')).toEqual([
      expect.stringMatching(
        /:\d+ {2}items\.beard-styling\.scene: there is no scene 'shav'; did you mean 'shave'\?$/,
      ),
    ]);
    expect(missingIn('en/fade-haircut.yaml', 'drawing: step-blend', 'drawing: step-blends')).toEqual([
      expect.stringContaining("steps.items.2.drawing: there is no drawing 'step-blends'; did you mean"),
    ]);
    expect(missingIn('en/press-kit.yaml', 'scissors:', 'scisors:')).toHaveLength(1);
  });

  it('includes the path of the field, for forms', () => {
    const [price] = findingsOf(edited('facts/services.yaml', 'price: 60', 'price: 600'));
    expect(price?.other).toEqual({ file: 'facts/business.yaml', path: ['prices'] });
    const found = findingsOf(edited('facts/branches.yaml', 'rating: 4.8', 'rating: 6'));
    const place = { file: 'facts/branches.yaml', path: ['al-barsha', 'rating'] };
    expect(found).toMatchObject([{ ...place, line: expect.any(Number) }]);
  });
});

it('reads another language from a folder of words alone', () => {
  const words = Object.entries(real).filter(([path]) => path.startsWith('en/'));
  const french = Object.fromEntries(words.map(([path, raw]) => [path.replace('en/', 'fr/'), raw]));
  expect(Object.keys(parseContent({ ...real, ...french }, TODAY).languages)).toContain('fr');
});

it('stops at 100 mistakes', () => {
  const empty = `exceptions: [${'{}, '.repeat(3_000)}]`;
  expect(findingsOf(edited('facts/branches.yaml', 'exceptions: []', empty))).toHaveLength(100);
});
