import { describe, expect, it } from 'vitest';
import { span } from '../../../domain/span.ts';
import type { Facts, Words } from '../../../edition/schema/catalogue.ts';
import { type LaunchSubject, launchReport, launchTasks } from './launch-check.ts';

const branch = {
  slug: 'north',
  name: 'North',
  phone: '+971 4 123 4567',
  googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  hours: { opens: '09:00', closes: '01:00' },
  exceptions: [],
};
const facts = {
  business: { name: 'A Barber', email: 'hello@barber.ae', claimsConfirmed: true },
  branches: [branch],
  services: [{ id: 'haircut', price: span(60), minutes: span(40) }],
  fades: [{ id: 'low', price: span(80), durationMinutes: span(35) }],
  'page-prices': {},
  team: [{ id: 'omar', name: 'Omar', languages: ['ar'] }],
  photos: [{ slot: 'omar', width: 960, height: 1200, purpose: 'Portrait', crop: 'Portrait 4:5' }],
};
/** A business that passes every check. */
const ready: LaunchSubject = {
  facts: facts as unknown as Facts,
  sources: new Map(),
  languages: {},
  siteUrl: 'https://www.barber.ae',
  today: '2026-03-01',
  photos: ['omar'],
};
const withFacts = (changed: object) => ({ ...ready, facts: { ...facts, ...changed } as unknown as Facts });
const withBranch = (changed: object) => withFacts({ branches: [{ ...branch, ...changed }] });
const withWords = (words: object, articles = {}) => ({
  ...ready,
  languages: { en: { words: words as unknown as Words, articles } },
});
const found = (subject: LaunchSubject) =>
  launchTasks(subject).map(
    ({ level, file, path = [], reason }) => `${level} ${[file, ...path].join(' ')}: ${reason}`,
  );

describe('launch check', () => {
  it('is ready without placeholders and not ready with one', () => {
    expect(launchReport(launchTasks(ready))).toMatchObject({ ready: true });
    const report = launchReport(launchTasks(withBranch({ phone: '+971 4 000 0001' })));
    expect(report.ready).toBe(false);
    expect(report.text).toContain('Not ready to go live. Blockers (✗): 1.');
  });

  it.each([
    ['+971 4 000 0001', 1],
    ['+971 50 000 0009', 1],
    ['shop@barber.example', 1],
    ['+971 4 000 0010', 0],
    ['+971 50 100 0001', 0],
    ['shop@example-barber.ae', 0],
  ])('finds in %s placeholders: %i', (phone, count) => {
    const place = `blocker facts/branches.yaml 0 phone: '${phone}' is a placeholder`;
    expect(found(withBranch({ phone }))).toEqual(Array(count).fill(place));
  });

  it.each([undefined, 'http://www.barber.ae', 'https://www.barber.example', 'https://localhost', 'barber'])(
    'refuses the domain %s',
    (siteUrl) => {
      expect(found({ ...ready, siteUrl })).toEqual([expect.stringContaining('blocker : SITE_URL')]);
    },
  );

  it('names each sample, and lists a text that is a sample in several languages once', () => {
    const team = [
      { id: 'a', name: 'Ali', sample: true },
      { id: 'b', languages: ['ar'] },
    ];
    const articles = { tips: { dateSample: true, quotes: [{ text: 'So', sample: true }] } };
    const { languages } = withWords({ pages: { bath: { sample: true } } }, articles);
    const arabic = { words: { pages: { bath: { sample: true }, fade: { sample: true } } }, articles: {} };
    const subject = { ...withFacts({ team }), languages: { ...languages, ar: arabic } } as LaunchSubject;
    expect(found(subject)).toEqual([
      'blocker facts/team.yaml 0 sample: is made up',
      'blocker en/pages.yaml bath sample: is made up',
      'blocker en/articles/tips.mdx dateSample: is made up',
      'blocker en/articles/tips.mdx quotes 0 sample: is made up',
      'blocker ar/pages.yaml fade sample: is made up',
    ]);
    expect(launchTasks(subject)[0]).toMatchObject({ kind: 'sample', values: { name: 'Ali' } });
  });

  it('lists each page that states another price or duration for a service', () => {
    const stated = (price: object) =>
      found(withFacts({ 'page-prices': { north: [{ id: 'x', thing: 'haircut', ...price }] } }));
    const place = 'blocker facts/page-prices.yaml north 0';
    expect(stated({ price: span(65) })).toEqual([`${place} price: says AED 65, but services says AED 60`]);
    expect(stated({ minutes: span(45, 60) })).toEqual([
      `${place} minutes: says 45–60 minutes, but services says 40`,
    ]);
    expect(stated({ price: span(60, 70) })).toEqual([
      `${place} price: says AED 60–70, but services says AED 60`,
    ]);
    for (const same of [
      { price: span(60) },
      {},
      { thing: 'shave', price: span(80) },
      { price: span(65), intended: true },
    ])
      expect(stated(same)).toEqual([]);
    const shaves = ['north', 'south'].map((page, at) => [
      page,
      [{ id: 'x', thing: 'shave', price: span(80 + at) }],
    ]);
    expect(found(withFacts({ 'page-prices': Object.fromEntries(shaves) }))).toEqual([
      'blocker facts/page-prices.yaml south 0 price: says AED 81, but north says AED 80',
    ]);
  });

  it('lists claims until the owner confirms them', () => {
    const claims = { clients: 2000, tiers: [] };
    const branches = [{ ...branch, rating: 4.8, reviews: 241 }];
    const unsure = withFacts({ branches, business: { claims, claimsConfirmed: false } });
    const { languages } = withWords({}, { why: { badge: "Dubai's #1 Barbershop" } });
    expect(found({ ...unsure, languages })).toEqual([
      "blocker facts/business.yaml claims clients: says '2000'",
      'blocker facts/business.yaml claimsConfirmed: the claims of the business are not confirmed',
      "blocker facts/branches.yaml 0 rating: says '4.8'",
      "blocker facts/branches.yaml 0 reviews: says '241'",
      "blocker en/articles/why.mdx badge: says 'Dubai's #1 Barbershop'",
    ]);
  });

  it('warns of unanswered visitor questions, missing photos, missing Google place ids and past exceptions', () => {
    const items = { north: { visit: { parking: 'Behind the house.' } } };
    expect(found(withWords({ branches: { items } }))).toContain(
      'warning en/branches.yaml items north visit landmark: is not answered yet',
    );
    expect(found(withFacts({ team: [{ id: 'omar' }] }))).toEqual([
      'warning facts/team.yaml 0 languages: is not answered yet',
    ]);
    expect(found(withBranch({ googlePlaceId: undefined }))).toEqual([
      'warning facts/branches.yaml 0 googlePlaceId: is missing, so no link leads to its Google reviews',
    ]);
    expect(found({ ...ready, photos: [] })).toEqual([
      expect.stringMatching(/^warning facts\/photos.yaml 0? ?omar.photo: is missing/),
    ]);
    const ending = (until: string) =>
      withBranch({
        exceptions: [{ from: '2026-02-18', until, closes: '02:00', reason: { en: 'Ramadan', ar: 'رمضان' } }],
      });
    expect(found(ending('2026-02-28'))).toHaveLength(1);
    expect(found(ending('2026-03-01'))).toEqual([]);
  });
});
