import { describe, expect, it } from 'vitest';
import { smallContent, smallEdition, TODAY } from '../../tests/support/small-edition.ts';
import { redirectsOf, serverFacts } from './server-facts.ts';
import { staffPage } from './staff.ts';

const { facts } = smallContent;
const leaving = {
  team: facts.team.map((barber) =>
    barber.id === 'leo-cruz' ? { ...barber, left: '2026-01-01' as const } : barber,
  ),
};
const closing = {
  branches: facts.branches.map((branch) =>
    branch.slug === 'market' ? { ...branch, lastDay: '2026-01-01' as const } : branch,
  ),
};

describe('the facts for the server', () => {
  it('include former barbers and closed branches', () => {
    const { barbers, branches } = serverFacts([smallEdition({ ...leaving, ...closing })]);
    expect(barbers.map(({ id, left }) => [id, left])).toEqual([
      ['omar-said', false],
      ['leo-cruz', true],
    ]);
    expect(branches).toEqual([
      { slug: 'harbour', timetable: expect.objectContaining({ exceptions: [] }) },
      { slug: 'market' },
    ]);
  });

  it('list every id that events may refer to, without duplicates across languages', () => {
    const { places } = serverFacts([smallEdition(), smallEdition({}, TODAY, 'ar')]);
    expect(places).toMatchObject({
      branch: ['harbour', 'market'],
      service: expect.arrayContaining(['haircut', 'moroccan-bath', 'beard', 'fade_skin', 'harbour_cut']),
      article: ['sand_in_the_beard'],
      servicePage: ['premium-haircuts', 'beard-styling', 'traditional-shave', 'moroccan-bath'],
    });
  });

  it('redirect old addresses in every language', () => {
    const editions = ['en', 'ar'].map((locale) => smallEdition({ ...leaving, redirects: [] }, TODAY, locale));
    expect(redirectsOf(editions)).toEqual([
      { from: '/barber/leo-cruz', to: '/locations/market' },
      { from: '/ar/barber/leo-cruz', to: '/ar/locations/market' },
    ]);
  });
});

describe('the facts for the console', () => {
  it('include former barbers, whose reviews stay', () => {
    const page = staffPage(smallEdition({ ...leaving, ...closing }));
    expect(page.console.barbers.map(({ id }) => id)).toEqual(['omar-said', 'leo-cruz']);
    expect(page.console.branches.map(({ slug }) => slug)).toEqual(['harbour', 'market']);
    expect(page.record.indexable).toBe(false);
  });
});
