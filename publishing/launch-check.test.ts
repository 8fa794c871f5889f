import { describe, expect, it } from 'vitest';
import type { Facts, Words } from '../edition/schema/catalogue.ts';
import { type LaunchSubject, launchChecks, launchReport } from './launch-check.ts';

const branch = {
  slug: 'north',
  phone: '+971 4 123 4567',
  googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  hours: { opens: '09:00', closes: '01:00' },
  exceptions: [],
};
const facts = {
  business: { name: 'A Barber', email: 'hello@barber.ae', claimsConfirmed: true },
  branches: [branch],
  services: [{ id: 'haircut', price: 60, minutes: 40 }],
  fades: [{ id: 'low', price: 80, durationMinutes: 35 }],
  'page-prices': {},
  team: [{ id: 'omar', name: 'Omar' }],
  photos: [{ slot: 'omar', width: 960, height: 1200, purpose: 'Portrait', crop: 'Portrait 4:5' }],
};
/** A business that passes every check. */
const ready: LaunchSubject = {
  facts: facts as unknown as Facts,
  sources: new Map(
    ['services', 'fades', 'page-prices'].map((name) => [`facts/${name}.yaml`, { data: {}, lineOf: () => 7 }]),
  ),
  articles: {},
  words: { branches: { items: {} } } as unknown as Words,
  siteUrl: 'https://www.barber.ae',
  today: '2026-03-01',
  photos: ['omar'],
};
const withFacts = (changed: object) => ({ ...ready, facts: { ...facts, ...changed } as unknown as Facts });
const withBranch = (changed: object) => withFacts({ branches: [{ ...branch, ...changed }] });
const found = (subject: LaunchSubject) =>
  launchChecks(subject).flatMap(({ findings }) =>
    findings.map(({ must, where, what }) => `${must ? 'blocker' : 'warning'} ${where}: ${what}`),
  );

describe('launch check', () => {
  it('is ready without placeholders and not ready with one', () => {
    expect(launchReport(launchChecks(ready))).toMatchObject({ ready: true });
    const report = launchReport(launchChecks(withBranch({ phone: '+971 4 000 0001' })));
    expect(report.ready).toBe(false);
    expect(report.text).toContain('Not ready to go live. Blockers (✗): 1.');
  });

  it.each([{ phone: '+971 4 000 0001' }, { whatsapp: '+971 50 000 0009' }, { email: 'shop@barber.example' }])(
    'blocks on the placeholder %o',
    (contact) => {
      const [field] = Object.keys(contact);
      expect(found(withBranch(contact))).toEqual([
        expect.stringContaining(`blocker branches[0].${field}: '`),
      ]);
    },
  );

  it.each(['+971 4 000 0010', '+971 50 100 0001', 'shop@example-barber.ae'])('accepts %s', (phone) => {
    expect(found(withBranch({ phone }))).toEqual([]);
  });

  it.each([undefined, 'http://www.barber.ae', 'https://www.barber.example', 'https://localhost', 'barber'])(
    'refuses the domain %s',
    (siteUrl) => {
      expect(found({ ...ready, siteUrl })).toEqual([expect.stringContaining('blocker SITE_URL')]);
    },
  );

  it('counts and names samples by file', () => {
    const team = [{ id: 'a', name: 'Ali', sample: true }, { id: 'b' }];
    const articles = { tips: { dateSample: true, quotes: [{ text: 'So', sample: true }] } };
    const words = { pages: { bath: { sample: true } } } as unknown as Words;
    expect(found({ ...withFacts({ team }), words, articles })).toEqual([
      'blocker content/facts/team.yaml: 1: Ali',
      'blocker content/en/pages.yaml: 1: bath',
      'blocker content/en/articles/tips.mdx: 2: its date, quotes[0]',
    ]);
  });

  it('lists a service with two prices or durations by page and line', () => {
    const quoted = (price: object) =>
      found(withFacts({ 'page-prices': { north: [{ id: 'x', quotes: 'haircut', ...price }] } }));
    const [menu, north] = [
      '/services (content/facts/services.yaml:7)',
      '/locations/north (content/facts/page-prices.yaml:7)',
    ];
    expect(quoted({ price: 65 })).toEqual([`blocker haircut: 60 on ${menu}; 65 on ${north}`]);
    expect(quoted({ minutesRange: [45, 60] })).toEqual([`blocker haircut: 40 on ${menu}; 45-60 on ${north}`]);
    expect(quoted({ priceRange: [60, 70] })).toHaveLength(1);
    expect(quoted({ price: 60 })).toEqual([]);
    expect(quoted({})).toEqual([]);
    expect(quoted({ quotes: 'shave', price: 80 })).toEqual([]);
  });

  it('lists claims until the owner confirms them', () => {
    const claims = { clients: 2000, tiers: [] };
    const branches = [{ ...branch, rating: 4.8, reviews: 241 }];
    const unsure = withFacts({ branches, business: { claims, claimsConfirmed: false } });
    expect(found({ ...unsure, articles: { why: { badge: "Dubai's #1 Barbershop" } } })).toEqual([
      'blocker content/facts/business.yaml: claims: clients 2000',
      'blocker content/facts/branches.yaml: north 4.8 of 241 reviews: name the source of these ratings',
      "blocker content/en/articles/why.mdx: Dubai's #1 Barbershop",
    ]);
  });

  it('blocks on sample words and warns of unanswered visitor questions', () => {
    const items = { north: { sample: true, visit: { parking: 'Behind the house.' } } };
    expect(found({ ...ready, words: { branches: { items } } as unknown as Words })).toEqual([
      'blocker content/en/branches.yaml: 1: items.north',
      'warning content/en/branches.yaml: north: landmark, stepFree, payment, walkIns, late, cancellation, children, women, languages',
    ]);
  });

  it('warns of missing photos, missing Google place ids and past hours', () => {
    expect(found(withBranch({ googlePlaceId: undefined }))).toEqual([
      'warning content/facts/branches.yaml: north: googlePlaceId is missing',
    ]);
    expect(found({ ...ready, photos: [] })).toEqual([
      'warning omar: missing: 960 x 1200 px. Portrait. Portrait 4:5.',
    ]);
    const ending = (until: string) =>
      withBranch({
        exceptions: [{ from: '2026-02-18', until, closes: '02:00', reason: { en: 'Ramadan', ar: 'رمضان' } }],
      });
    expect(found(ending('2026-02-28'))).toHaveLength(1);
    expect(found(ending('2026-03-01'))).toEqual([]);
  });
});
