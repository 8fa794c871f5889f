import { describe, expect, it } from 'vitest';
import type { Context } from './check.ts';
import { contact } from './checks/contact.ts';
import { domain } from './checks/domain.ts';
import { exceptions } from './checks/exceptions.ts';
import { links } from './checks/links.ts';
import { photos } from './checks/photos.ts';
import { prices } from './checks/prices.ts';
import { samples } from './checks/samples.ts';
import { translations } from './checks/translations.ts';
import { checks } from './checks.ts';
import { ready, readyFacts, run, withBranch, withFacts } from './made-up.ts';
import { blocking, reportOf, runChecks } from './report.ts';

describe('a business that is ready', () => {
  it('passes every check', async () => {
    const results = await runChecks(checks, ready);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
    expect(reportOf(results)).toContain('Ready to go live.');
  });

  it('is held back by one placeholder', async () => {
    const results = await runChecks(checks, withBranch({ phone: '+971 4 000 0001' }));
    expect(blocking(results)).toBe(1);
    expect(reportOf(results)).toContain('Not ready: settle 1 first');
  });
});

describe('contact data', () => {
  it.each([
    ['phone', '+971 4 000 0001'],
    ['whatsapp', '+971 50 000 0009'],
    ['email', 'shop@barber.example'],
  ])('a placeholder for %s is named with its field', async (field, value) => {
    const found = await run(contact, withBranch({ [field]: value }));
    expect(found).toMatchObject([{ weight: 'must', where: `branches[0].${field}` }]);
  });

  it.each(['+971 4 000 0010', '+971 50 100 0001', 'shop@example-barber.ae'])(
    '%s may be real',
    async (phone) => {
      expect(await run(contact, withBranch({ phone }))).toEqual([]);
    },
  );
});

describe('the domain', () => {
  it.each([undefined, 'http://www.barber.ae', 'https://www.barber.example', 'https://localhost', 'barber'])(
    '%s is refused',
    async (siteUrl) => {
      expect(await run(domain, { ...ready, siteUrl })).toMatchObject([{ weight: 'must' }]);
    },
  );
});

describe('samples', () => {
  it('are counted and named by file, in facts and articles', async () => {
    const context: Context = {
      ...withFacts({
        team: [
          { id: 'a', name: 'Ali', sample: true },
          { id: 'b', name: 'Ben' },
        ],
      }),
      articles: { tips: { dateSample: true, quotes: [{ text: 'So', sample: true }] } },
    };
    expect((await run(samples, context)).map(({ where, what }) => `${where} ${what}`)).toEqual([
      'content/facts/team.yaml 1: Ali',
      'content/en/articles/tips.mdx 2: its date, quotes[0]',
    ]);
  });
});

describe('photos', () => {
  it('a missing one is listed with size and crop', async () => {
    const [found] = await run(photos, { ...ready, photo: async () => undefined });
    expect(found).toEqual({
      weight: 'should',
      where: 'omar',
      what: 'missing: 960 x 1200 px. Portrait. Portrait 4:5.',
    });
  });

  it('a small one is listed with its own size', async () => {
    const [found] = await run(photos, { ...ready, photo: async () => ({ width: 960, height: 1199 }) });
    expect(found?.what).toContain('too small, 960 x 1199 px');
  });
});

describe('prices', () => {
  const quoted = (price: object) =>
    withFacts({ 'page-prices': { north: [{ id: 'x', quotes: 'haircut', ...price }] } });

  it('one thing at two prices is listed with its pages', async () => {
    expect(await run(prices, quoted({ price: 65 }))).toEqual([
      { weight: 'must', where: 'haircut', what: '60 on /, /services; 65 on /locations/north' },
    ]);
  });

  it('a range beside a price counts, the same price does not', async () => {
    expect(await run(prices, quoted({ priceRange: [60, 70] }))).toHaveLength(1);
    expect(await run(prices, quoted({ price: 60 }))).toEqual([]);
  });

  it('different things may cost different amounts', async () => {
    const context = withFacts({ services: [...readyFacts.services, { id: 'beard', price: 40 }] });
    expect(await run(prices, context)).toEqual([]);
  });
});

describe('hours exceptions', () => {
  const ending = (until: string) =>
    withBranch({ exceptions: [{ from: '2026-02-18', until, closes: '02:00', reason: 'Ramadan' }] });

  it('are listed once they have passed', async () => {
    expect(await run(exceptions, ending('2026-02-28'))).toMatchObject([{ weight: 'should' }]);
    expect(await run(exceptions, ending('2026-03-01'))).toEqual([]);
  });
});

it('languages that have not followed each other are one line with their number', async () => {
  expect(await run(translations, { ...ready, behind: ['a', 'b'] })).toMatchObject([
    { weight: 'should', what: expect.stringContaining('2 texts') },
  ]);
});

describe('links to other sites', () => {
  const found = (answers: Record<string, 'reached' | 'dead' | 'unknown'>) =>
    run(links, { ...ready, links: Object.keys(answers), reach: async (url) => answers[url] ?? 'unknown' });

  it('a dead one is named; one without an answer too, where others answer', async () => {
    expect(await found({ a: 'reached', b: 'dead', c: 'unknown' })).toMatchObject([
      { weight: 'must', where: 'b' },
      { weight: 'must', where: 'c' },
    ]);
  });

  it('offline nothing is held against them', async () => {
    expect(await found({ a: 'unknown', b: 'unknown' })).toMatchObject([
      { weight: 'should' },
      { weight: 'should' },
    ]);
  });
});
