import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../from-folder.ts';
import { typeset } from './fill-facts.ts';
import { parseContent } from './parse.ts';

const TODAY = '2026-11-21';
const folder = join(import.meta.dirname, '../../content');
const files = readFolder(folder);
const { languages } = parseContent(files, TODAY);
const words = languages.en?.words;
if (!words) throw new Error('There is no English');

/** The words of each language over changed branches. */
function wordsWith(from: string, to: string) {
  const raw = files['facts/branches.yaml']?.replaceAll(from, to) ?? '';
  const { en, ar } = parseContent({ ...files, 'facts/branches.yaml': raw }, TODAY).languages;
  return { en: en?.words, ar: ar?.words };
}

/** English lines that match a pattern. */
const linesWith = (pattern: RegExp) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith('en/'))
    .flatMap(([path, raw]) => raw.split('\n').map((line) => `${path}: ${line.trim()}`))
    .filter((line) => pattern.test(line));

describe('the texts', () => {
  it('change with the facts that they refer to', () => {
    const later = wordsWith("closes: '01:00'", "closes: '02:00'").en;
    expect(later?.['short-branches'].items.jvc?.hero.lead).toContain('until 2:00\u00a0AM');
    expect(JSON.stringify(later)).not.toMatch(/1:00\sAM/);
  });

  it.each([
    [
      "{ friday: { opens: '14:00' } }",
      'daily from 10:00 AM (Friday: 2:00 PM) until 1:00 AM',
      'كلّ يوم حتى 1:00 بعد منتصف الليل.',
    ],
    [
      '{ friday: { closed: true } }',
      'daily from 10:00 AM until 1:00 AM (Friday: closed)',
      'كلّ يوم حتى 1:00 بعد منتصف الليل (قرية جميرا الدائرية، الجمعة: مغلق).',
    ],
  ])('name the weekdays that differ: %s', (days, english, arabic) => {
    const hours = "opens: '10:00', closes: '01:00'";
    const { en, ar } = wordsWith(`${hours} }`, `${hours}, days: ${days} }`);
    const plain = (text = '') => text.replaceAll('\u00a0', ' ');
    expect(plain(en?.['branch-pages'].items.jvc?.hero.lead)).toContain(english);
    expect(plain(ar?.home.hero.lead)).toContain(arabic);
  });

  it('type no hours, prices, percentages or minutes', () => {
    expect(linesWith(/\b(?:AED ?\d+|\d{1,2}(?::\d\d)? ?[AP]M|one in the morning)\b/i)).toEqual([]);
    expect(linesWith(/\b\d+ ?(?:%|percent|dirhams?\b)|\b\d+ min|\bhalf (?:an )?hour\b/i)).toEqual([]);
  });

  it("use no 'from' or 'between' with a single price or duration", () => {
    expect(linesWith(/\b(from|starts? at|starting at|between)\s+\{[\w.-]+\.(price|minutes)\}/i)).toEqual([]);
  });

  it.each([
    [words['beard-trim'].services.heading.eyebrow, words['beard-trim'].services.items],
    [words['beard-trim'].styles.heading.eyebrow, words['beard-trim'].styles.items],
    [words['fade-haircut'].fades.heading.eyebrow, words['fade-haircut'].fades.items],
    [words['fade-haircut'].steps.heading.title, words['fade-haircut'].steps.items],
    [words['best-barbershop'].highlights.heading.title, words['best-barbershop'].highlights.items],
    [words['services-page'].why.heading.title, words['services-page'].why.points],
    [words.booking.steps.heading.title, words.booking.steps.items],
  ])('state the right count in %s', (heading = '', items = []) => {
    const [first = ''] = heading.toLowerCase().match(/\w+/g) ?? [];
    expect(words.interface.numbers.indexOf(first)).toBe(Object.keys(items).length);
  });
});

it.each([
  ["The barber's chair, and the clients' own", 'The barber’s chair, and the clients’ own'],
  ['He says "short", and means \'not too short\'.', 'He says “short”, and means ‘not too short’.'],
  ['9:00 AM - 1:00 AM', '9:00\u00a0AM – 1:00\u00a0AM'],
  ['cut -- and dried', 'cut – and dried'],
  ['30-45 minutes, {from}-{to} more', '30–45\u00a0minutes, {from}–{to} more'],
  ['{count} دقائق من 5 مساء', '{count}\u00a0دقائق من 5 مساء'],
  ['a hot-towel shave on 2027-02-08', 'a hot-towel shave on 2027-02-08'],
])('typesets %s', (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
  expect(typeset(printed)).toBe(printed);
});
