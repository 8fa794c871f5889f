import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentOf, readFolder } from '../from-folder.ts';

const folder = join(import.meta.dirname, '../../content');
const raw = Object.entries(readFolder(folder)).filter(([path]) => path.startsWith('en/'));
const { facts, languages } = contentOf(folder, '2026-11-21');
const english = languages.en;
if (!english) throw new Error('There is no English');
const { words, articles } = english;
const guide = articles['ultimate-fade-haircuts-dubai-guide'];
const choose = articles['why-choose-jk-masters'];

/** Every line of the English words in which a pattern stands. */
const linesWith = (pattern: RegExp) =>
  raw.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
const said = (value: unknown) => JSON.stringify(value);

describe('a price in words', () => {
  it("is never a lowest one by name: 'from' would be wrong as soon as another is lower", () => {
    expect(linesWith(/\b(from|starts? at|starting at|between)\s+\{[\w.-]+\.(price|minutes)\}/i)).toEqual([]);
  });

  it('is typed nowhere, nor is a percentage, nor the minutes of a service', () => {
    expect(linesWith(/\bhalf (?:an )?hour\b|\b\d+ min|\b(?:thirty|forty|ninety) minutes/i)).toEqual([]);
    expect(linesWith(/\b\d+ ?(?:%|percent|dirhams?\b)|\bAED ?\d/i)).toEqual([]);
  });

  it('in the title of a page is one that the page shows for what it names', () => {
    const prices = facts.fades.map(({ price }) => price);
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    expect(words['fade-haircut'].seo.title).toContain(`${least}–${most}`);
    const trim = facts['page-prices']['beard-trim']?.find(({ id }) => id === 'trim-shape');
    expect(words['beard-trim'].seo.title).toMatch(new RegExp(`^Beard Trim .*\\D${trim?.price} `));
  });
});

describe('the same thing', () => {
  it('belongs to a haircut wherever it is told what does: the talk, the wash, the neck', () => {
    const premium = words['service-pages'].items['premium-haircuts'];
    const told = {
      menu: words.services.items.haircut?.description,
      'service page': premium?.prices.items['premium-haircut']?.description,
      'its answer': premium?.questions.items[0]?.answer,
      'Barsha Heights':
        words['branch-pages'].items['barsha-heights']?.prices.items['premium-haircut']?.description,
      article: said(choose?.included),
    };
    for (const [where, text] of Object.entries(told))
      for (const part of [/talk|consultation/i, /\bwash/i, /\bneck/i]) expect(text, where).toMatch(part);
  });

  it('is said of blades: fresh for every client, and never only cleaned', () => {
    expect(linesWith(/\bblades\b[^.]*\b(?:cleaned|disinfected)\b/i)).toEqual([]);
    expect(words['services-page'].why.points[1]?.text).toMatch(/^A fresh blade for every client/);
    expect(said(choose?.included)).toContain('A fresh blade for every client');
  });

  it('is said of where the bath is', () => {
    expect(linesWith(/next door|in the same house/i)).toEqual([]);
  });

  it("is said of a fade's share, and that it is our estimate", () => {
    const { popularityValue, heading } = { ...words['fade-haircut'].fades };
    expect(popularityValue).toBe(words.blog.blocks.fades.popularityValue);
    expect(heading.lead).toContain('our own estimate');
    expect(words.blog.blocks.estimates).toContain('our own estimates');
  });

  it('is said of the neckline', () => {
    const where = linesWith(/Adam's apple/);
    expect(where.length).toBeGreaterThan(1);
    expect(where.filter((line) => !/two fingers above/i.test(line))).toEqual([]);
  });
});

describe('a branch', () => {
  it('claims for itself alone nothing that another has too', () => {
    expect(
      linesWith(/\bonly (?:here|at this|in this)\b|\bthis branch (?:alone|only)\b|\bneed[^.]*this branch\b/i),
    ).toEqual([]);
  });

  it('that has the package in its badges shows it on its long page, and names it on its short one', () => {
    const badge = words.branches.features['complete-package'] ?? '';
    const having = facts.branches.filter(({ features }) => features.includes('complete-package'));
    expect(having).not.toEqual([]);
    for (const { slug } of having) {
      const { name } = words['branch-pages'].items[slug]?.prices.items['complete-package'] ?? {};
      expect(name).toBe(badge);
      expect(said(words['short-branches'].items[slug])).toContain(badge);
    }
  });
});

it('who is counted in profiles and quotes is not counted as all barbers and all reviews', () => {
  expect([words.home.team.all, words.home.reviews.all].filter((text) => /barber|review/i.test(text))).toEqual(
    [],
  );
});

it('the barbers of all ranks are as many as the business claims, who are as many as have a profile or more', () => {
  const { tiers, expertBarbers } = facts.business.claims;
  expect(tiers.reduce((sum, { barbers }) => sum + barbers, 0)).toBe(expertBarbers);
  expect(facts.team.length).toBeLessThanOrEqual(expertBarbers);
});

describe('a heading that counts', () => {
  const trim = words['beard-trim'];
  const services = words['service-pages'].items;
  const landing = words['best-barbershop'];
  it.each([
    [services['premium-haircuts']?.styles?.heading.eyebrow, services['premium-haircuts']?.styles?.items],
    [services['beard-styling']?.prices.heading.title, services['beard-styling']?.prices.items],
    [trim.services.heading.eyebrow, trim.services.items],
    [trim.styles.heading.eyebrow, trim.styles.items],
    [words['fade-haircut'].fades.heading.eyebrow, words['fade-haircut'].fades.items],
    [words['fade-haircut'].steps.heading.title, words['fade-haircut'].steps.items],
    [landing.highlights.heading.title, landing.highlights.items],
    [landing.teasers.heading.title, landing.teasers.items],
    [words['services-page'].why.heading.title, words['services-page'].why.points],
    [words.booking.steps.heading.title, words.booking.steps.items],
    [
      words['short-branches'].items.jvc?.points.heading.title,
      words['short-branches'].items.jvc?.points.items,
    ],
    [articles['dubai-barbershop-trends-2025']?.title, articles['dubai-barbershop-trends-2025']?.trends],
    [
      articles['best-haircut-styles-dubai-2025']?.description,
      articles['best-haircut-styles-dubai-2025']?.haircuts,
    ],
    [guide?.excerpt, guide?.fades],
    [guide?.excerpt.replace(/^\w+ fades, /, ''), guide?.steps],
  ])('%s', (heading = '', items = []) => {
    const [first = ''] = heading.toLowerCase().match(/\w+/g) ?? [];
    expect(words.interface.numbers.indexOf(first)).toBe(Object.keys(items).length);
  });
});
