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
/** A business that is ready to open, as far as the checks look. */
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
    findings.map(({ must, where, what }) => `${must ? 'must' : 'may'} ${where}: ${what}`),
  );

describe('before going live', () => {
  it('a business with everything real may open, and one placeholder keeps it from that', () => {
    expect(launchReport(launchChecks(ready))).toMatchObject({ ready: true });
    const report = launchReport(launchChecks(withBranch({ phone: '+971 4 000 0001' })));
    expect(report.ready).toBe(false);
    expect(report.text).toContain('Not ready: settle 1 first');
  });

  it.each([{ phone: '+971 4 000 0001' }, { whatsapp: '+971 50 000 0009' }, { email: 'shop@barber.example' }])(
    '%o belongs to nobody',
    (contact) => {
      const [field] = Object.keys(contact);
      expect(found(withBranch(contact))).toEqual([expect.stringContaining(`must branches[0].${field}: '`)]);
    },
  );

  it.each(['+971 4 000 0010', '+971 50 100 0001', 'shop@example-barber.ae'])('%s may be real', (phone) => {
    expect(found(withBranch({ phone }))).toEqual([]);
  });

  it.each([undefined, 'http://www.barber.ae', 'https://www.barber.example', 'https://localhost', 'barber'])(
    'the domain %s is refused',
    (siteUrl) => {
      expect(found({ ...ready, siteUrl })).toEqual([expect.stringContaining('must SITE_URL')]);
    },
  );

  it('samples are counted and named by file', () => {
    const team = [{ id: 'a', name: 'Ali', sample: true }, { id: 'b' }];
    const articles = { tips: { dateSample: true, quotes: [{ text: 'So', sample: true }] } };
    const words = { pages: { bath: { sample: true } } } as unknown as Words;
    expect(found({ ...withFacts({ team }), words, articles })).toEqual([
      'must content/facts/team.yaml: 1: Ali',
      'must content/en/pages.yaml: 1: bath',
      'must content/en/articles/tips.mdx: 2: its date, quotes[0]',
    ]);
  });

  it('one thing at two prices or of two durations is listed with its pages and lines; another thing may cost something else', () => {
    const quoted = (price: object) =>
      found(withFacts({ 'page-prices': { north: [{ id: 'x', quotes: 'haircut', ...price }] } }));
    const [menu, north] = [
      '/services (content/facts/services.yaml:7)',
      '/locations/north (content/facts/page-prices.yaml:7)',
    ];
    expect(quoted({ price: 65 })).toEqual([`must haircut: 60 on ${menu}; 65 on ${north}`]);
    expect(quoted({ minutesRange: [45, 60] })).toEqual([`must haircut: 40 on ${menu}; 45-60 on ${north}`]);
    expect(quoted({ priceRange: [60, 70] })).toHaveLength(1);
    expect(quoted({ price: 60 })).toEqual([]);
    expect(quoted({})).toEqual([]);
    expect(quoted({ quotes: 'shave', price: 80 })).toEqual([]);
  });

  it('claims are named until the owner stands by them', () => {
    const claims = { clients: 2000, tiers: [] };
    const branches = [{ ...branch, rating: 4.8, reviews: 241 }];
    const unsure = withFacts({ branches, business: { claims, claimsConfirmed: false } });
    expect(found({ ...unsure, articles: { why: { badge: "Dubai's #1 Barbershop" } } })).toEqual([
      'must content/facts/business.yaml: claims: clients 2000',
      'must content/facts/branches.yaml: north 4.8 of 241 reviews: where were they given?',
      "must content/en/articles/why.mdx: Dubai's #1 Barbershop",
    ]);
  });

  it('words that nobody gave are samples; what visitors ask and nobody has answered may wait', () => {
    const items = { north: { sample: true, visit: { parking: 'Behind the house.' } } };
    expect(found({ ...ready, words: { branches: { items } } as unknown as Words })).toEqual([
      'must content/en/branches.yaml: 1: items.north',
      'may content/en/branches.yaml: north: landmark, stepFree, payment, walkIns, late, cancellation, children, women, languages',
    ]);
  });

  it('photos, ids on Google and hours that have passed may wait', () => {
    expect(found(withBranch({ googlePlaceId: undefined }))).toEqual([
      'may content/facts/branches.yaml: north: googlePlaceId is missing',
    ]);
    expect(found({ ...ready, photos: [] })).toEqual([
      'may omar: missing: 960 x 1200 px. Portrait. Portrait 4:5.',
    ]);
    const ending = (until: string) =>
      withBranch({
        exceptions: [{ from: '2026-02-18', until, closes: '02:00', reason: { en: 'Ramadan', ar: 'رمضان' } }],
      });
    expect(found(ending('2026-02-28'))).toHaveLength(1);
    expect(found(ending('2026-03-01'))).toEqual([]);
  });
});
