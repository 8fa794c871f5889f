import { describe, expect, it } from 'vitest';
import type { Facts, Words } from '../edition/schema/catalogue.ts';
import { type LaunchSubject, launchFindings, launchReport } from './launch-check.ts';

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
  services: [{ id: 'haircut', price: 60, minutes: 40 }],
  fades: [{ id: 'low', price: 80, durationMinutes: 35 }],
  'page-prices': {},
  team: [{ id: 'omar', name: 'Omar' }],
  photos: [{ slot: 'omar', width: 960, height: 1200, purpose: 'Portrait', crop: 'Portrait 4:5' }],
};
/** A business that passes every check. */
const ready: LaunchSubject = {
  facts: facts as unknown as Facts,
  sources: new Map(),
  articles: {},
  words: { branches: { items: {} } } as unknown as Words,
  siteUrl: 'https://www.barber.ae',
  today: '2026-03-01',
  photos: ['omar'],
};
const withFacts = (changed: object) => ({ ...ready, facts: { ...facts, ...changed } as unknown as Facts });
const withBranch = (changed: object) => withFacts({ branches: [{ ...branch, ...changed }] });
const found = (subject: LaunchSubject) =>
  launchFindings(subject).map(
    ({ level, file, path = [], reason }) => `${level} ${[file, ...path].join(' ')}: ${reason}`,
  );

describe('launch check', () => {
  it('is ready without placeholders and not ready with one', () => {
    expect(launchReport(launchFindings(ready))).toMatchObject({ ready: true });
    const report = launchReport(launchFindings(withBranch({ phone: '+971 4 000 0001' })));
    expect(report.ready).toBe(false);
    expect(report.text).toContain('Not ready to go live. Blockers (✗): 1.');
  });

  it.each([{ phone: '+971 4 000 0001' }, { whatsapp: '+971 50 000 0009' }, { email: 'shop@barber.example' }])(
    'blocks on the placeholder %o',
    (contact) => {
      const [field] = Object.keys(contact);
      expect(found(withBranch(contact))).toEqual([
        expect.stringMatching(`^blocker facts/branches.yaml 0 ${field}: '.*' is a placeholder$`),
      ]);
    },
  );

  it.each(['+971 4 000 0010', '+971 50 100 0001', 'shop@example-barber.ae'])('accepts %s', (phone) => {
    expect(found(withBranch({ phone }))).toEqual([]);
  });

  it.each([undefined, 'http://www.barber.ae', 'https://www.barber.example', 'https://localhost', 'barber'])(
    'refuses the domain %s',
    (siteUrl) => {
      expect(found({ ...ready, siteUrl })).toEqual([expect.stringContaining('blocker : SITE_URL')]);
    },
  );

  it('counts and names samples by file', () => {
    const team = [{ id: 'a', name: 'Ali', sample: true }, { id: 'b' }];
    const articles = { tips: { dateSample: true, quotes: [{ text: 'So', sample: true }] } };
    const words = { pages: { bath: { sample: true } } } as unknown as Words;
    expect(found({ ...withFacts({ team }), words, articles })).toEqual([
      'blocker facts/team.yaml 0 sample: a sample is not real yet (Ali)',
      'blocker en/pages.yaml bath sample: a sample is not real yet (bath)',
      'blocker en/articles/tips.mdx dateSample: 2 samples are not real yet (its date, quotes 0)',
    ]);
  });

  it('lists each page that states another price or duration for a service', () => {
    const quoted = (price: object) =>
      found(withFacts({ 'page-prices': { north: [{ id: 'x', quotes: 'haircut', ...price }] } }));
    const place = 'blocker facts/page-prices.yaml north 0: /locations/north says';
    expect(quoted({ price: 65 })).toEqual([`${place} AED 65 of 'haircut', /services says AED 60`]);
    expect(quoted({ minutesRange: [45, 60] })).toEqual([
      `${place} 45-60 minutes of 'haircut', /services says 40 minutes`,
    ]);
    expect(quoted({ priceRange: [60, 70] })).toHaveLength(1);
    for (const same of [{ price: 60 }, {}, { quotes: 'shave', price: 80 }]) expect(quoted(same)).toEqual([]);
  });

  it('lists claims until the owner confirms them', () => {
    const claims = { clients: 2000, tiers: [] };
    const branches = [{ ...branch, rating: 4.8, reviews: 241 }];
    const unsure = withFacts({ branches, business: { claims, claimsConfirmed: false } });
    expect(found({ ...unsure, articles: { why: { badge: "Dubai's #1 Barbershop" } } })).toEqual([
      'blocker facts/business.yaml claimsConfirmed: not confirmed yet: 2000 clients',
      'blocker facts/branches.yaml 0 rating: North 4.8 of 241 reviews: name the source of these ratings',
      "blocker en/articles/why.mdx badge: claims 'Dubai's #1 Barbershop'",
    ]);
  });

  it('warns of unanswered visitor questions, missing photos, missing Google place ids and past hours', () => {
    const items = { north: { visit: { parking: 'Behind the house.' } } };
    expect(found({ ...ready, words: { branches: { items } } as unknown as Words })).toEqual([
      expect.stringMatching(
        /^warning en\/branches.yaml items north visit: does not say yet: landmark, step free/,
      ),
    ]);
    expect(found(withBranch({ googlePlaceId: undefined }))).toEqual([
      'warning facts/branches.yaml 0 googlePlaceId: is missing, so no link leads to its Google reviews',
    ]);
    expect(found({ ...ready, photos: [] })).toEqual([
      expect.stringMatching(/^warning photos\/omar.jpg: is missing/),
    ]);
    const ending = (until: string) =>
      withBranch({
        exceptions: [{ from: '2026-02-18', until, closes: '02:00', reason: { en: 'Ramadan', ar: 'رمضان' } }],
      });
    expect(found(ending('2026-02-28'))).toHaveLength(1);
    expect(found(ending('2026-03-01'))).toEqual([]);
  });
});
