import { describe, expect, it } from 'vitest';
import type { Clock, Day } from '../domain/dubai-time.ts';
import { span } from '../domain/span.ts';
import { smallContent, smallEdition, TODAY } from '../tests/support/small-edition.ts';
import { editionOf, editionsOf } from './edition.ts';

const { facts } = smallContent;
const english = smallEdition();
const arabic = smallEdition({}, TODAY, 'ar');

/** The branches with one of them changed. */
const changed = (slug: string, change: Partial<(typeof facts.branches)[number]>) => ({
  branches: facts.branches.map((branch) => (branch.slug === slug ? { ...branch, ...change } : branch)),
});
const left = (day: Day) => ({
  team: facts.team.map((barber) => (barber.id === 'leo-cruz' ? { ...barber, left: day } : barber)),
});

describe('localized content', () => {
  it('joins facts with words and with related records', () => {
    const [harbour, market] = english.branches;
    expect(harbour).toMatchObject({
      id: 'harbour-1',
      address: 'Quay 3, Dubai',
      hoursText: 'Daily: 8:00 AM – 10:00 PM',
      badges: ['Parking nearby'],
      email: facts.business.email,
    });
    expect(market).toMatchObject({ id: 'market', email: 'market@shop.example' });
    expect(english.team.map(({ branch, monogram, title }) => [branch, monogram, title])).toEqual([
      [harbour, 'OS', 'Master barber'],
      [market, 'LC', 'Senior barber'],
    ]);
    expect(english.mainBranch).toBe(harbour);
    expect(arabic.team[0]?.monogram).toBe('ع س');
  });

  it('gives a drawn face to the made-up name of a sample, never to a real man', () => {
    const [omar, ...others] = facts.team;
    const faceOf = (change: object) =>
      smallEdition({ team: [{ ...omar, ...change } as (typeof facts.team)[number], ...others] }).team[0]
        ?.face;
    expect(faceOf({ sample: true })).toBe('omar-said');
    expect(faceOf({ sample: true, name: 'Ömer Yıldız' })).toBe('omer-yildiz');
    expect(faceOf({})).toBeUndefined();
  });

  it('omits the badge about usual hours during an exception', () => {
    const badgesUntil = (until: Day) => {
      const reason = { en: 'Ramadan', ar: 'رمضان' };
      const exceptions = [{ from: '2020-01-01' as Day, until, opens: '12:00' as Clock, reason }];
      return smallEdition(changed('harbour', { features: ['parking', 'late-hours'], exceptions })).branches[0]
        ?.badges;
    };
    expect(badgesUntil(TODAY)).toEqual(['Parking nearby']);
    expect(badgesUntil('2020-01-01')).toEqual(['Parking nearby', 'Open late']);
  });

  it('lists the services and barbers of each branch', () => {
    const [menus, teams] = [english.menuOf, english.teamOf].map((of) =>
      english.branches.map((branch) => of(branch).map(({ id }) => id)),
    );
    expect(menus).toEqual([['haircut'], ['haircut', 'moroccan-bath']]);
    expect(teams).toEqual([['omar-said'], ['leo-cruz']]);
    expect(english.services.map(({ note }) => note)).toContain('Available at Market only');
  });

  it('hides hidden services from the menu but not from the list', () => {
    expect(english.menu.map(({ id }) => id)).toEqual(['haircut', 'moroccan-bath']);
    expect(english.services.map(({ id }) => id)).toContain('beard');
  });

  it('separates list items that contain "and" by commas', () => {
    expect(english.and(['Cut', 'Beard', 'Shave'])).toBe('Cut, Beard and Shave');
    expect(english.and(['Cut', 'Trim and line-up', 'Shave'])).toBe('Cut, Trim and line-up, and Shave');
    expect(arabic.and(['قصّ', 'لحية', 'حلاقة'])).toBe('قصّ ولحية وحلاقة');
    expect(arabic.and(['تهذيب وتحديد', 'حلاقة', 'قصّ'])).toBe('تهذيب وتحديد، وحلاقة، وقصّ');
  });

  it("sells under the page's name, at the menu price unless the page sets one", () => {
    expect(english.offersOf('harbour')).toMatchObject([
      {
        id: 'harbour_cut',
        name: 'The cut',
        from: 70,
        to: 70,
        price: 'AED\u00a070',
        duration: '40\u00a0min',
        branches: english.branches,
      },
    ]);
    expect(english.offersOf('beard-trim')[0]).toMatchObject({ price: 'AED\u00a065–80', from: 65, to: 80 });
    expect(english.offers).toEqual(expect.arrayContaining([...english.offersOf('harbour')]));
    const harbour = (own: object, services = facts.services) =>
      smallEdition({ services, 'page-prices': { harbour: [{ id: 'cut', thing: 'haircut', ...own }] } });
    expect(harbour({ price: span(75) }).offersOf('harbour')).toMatchObject([
      { from: 75, duration: '40\u00a0min' },
    ]);
    expect(harbour({ price: span(75, null) }).offersOf('harbour')).toMatchObject([
      { price: 'from AED\u00a075', from: 75, to: null },
    ]);
    const dearer = facts.services.map((service) => ({ ...service, price: span(90) }));
    expect(harbour({}, dearer).offersOf('harbour')).toMatchObject([{ from: 90, to: 90 }]);
  });

  it("shows on a branch's page its own prices and what only it offers, or else its menu", () => {
    const prices = { ...facts['page-prices'], market: [{ id: 'cut', thing: 'haircut' }] };
    const idsOf = (edition: typeof english) =>
      edition.branches.map((branch) => edition.pricesOf(branch).map(({ id }) => id));
    expect(idsOf(english)).toEqual([['harbour_cut'], ['haircut', 'moroccan-bath']]);
    expect(idsOf(smallEdition({ 'page-prices': prices }))[1]).toEqual(['market_cut', 'moroccan-bath']);
  });

  it("lists each thing once per branch, preferring a differing price of the branch's page", () => {
    const menus = (edition: typeof english) =>
      edition.branches.map((branch) => edition.offersAt(branch).map(({ id }) => id));
    const fades = english.offersOf('fade').map(({ id }) => id);
    const rest = [...fades, 'beard-styling_beard-trim-shape', 'traditional-shave_traditional-shave'];
    expect(menus(english)[0]).toEqual(['haircut', 'moroccan-bath', ...rest]);
    const prices = { ...facts['page-prices'], harbour: [{ id: 'cut', thing: 'haircut', price: span(75) }] };
    const dearer = smallEdition({ 'page-prices': prices });
    expect(menus(dearer)).toEqual([
      ['harbour_cut', 'moroccan-bath', ...rest],
      ['haircut', 'moroccan-bath', ...rest],
    ]);
  });

  it('exists per language, the default first; throws for an unknown language', () => {
    expect(editionsOf(smallContent, TODAY).map(({ locale }) => locale)).toEqual(['en', 'ar']);
    expect(english.languages.map(({ direction }) => direction)).toEqual(['ltr', 'rtl']);
    expect(() => editionOf(smallContent, 'de', TODAY)).toThrow("There are no words for the language 'de'");
  });
});

describe('a business that changes', () => {
  it('announces a branch until its first day', () => {
    const facts = changed('market', { firstDay: '2027-01-10' });
    const before = smallEdition(facts, '2027-01-09');
    expect(before.branches.map(({ slug }) => slug)).toEqual(['harbour']);
    expect(before.allBranches.map(({ opening }) => opening)).toEqual([false, true]);
    expect(before.figures).toEqual({ rating: '4.6', reviews: 30 });
    expect(before.team.map(({ id }) => id)).toEqual(['omar-said']);
    expect(before.menu.map(({ id }) => id)).toEqual(['haircut']);
    const first = smallEdition(facts, '2027-01-10');
    expect(first.branches.map(({ opening }) => opening)).toEqual([false, false]);
    expect(first.team).toHaveLength(2);
  });

  it('removes a branch after its last day with its team and services', () => {
    const facts = changed('market', { lastDay: '2027-01-10' });
    expect(smallEdition(facts, '2027-01-10').branches).toHaveLength(2);
    const after = smallEdition(facts, '2027-01-11');
    expect(after.branches.map(({ slug }) => slug)).toEqual(['harbour']);
    expect(after.services.map(({ id }) => id)).toEqual(['haircut', 'beard']);
    expect(after.team.map(({ id }) => id)).toEqual(['omar-said']);
    expect(after.figures).toEqual({ rating: '4.6', reviews: 30 });
    expect(after.redirects).toEqual([
      ...smallEdition().redirects,
      { from: '/locations/market', to: '/locations' },
      { from: '/market', to: '/locations' },
      { from: '/barber/leo-cruz', to: '/locations' },
    ]);
  });

  it('redirects the page of a former barber to his branch', () => {
    expect(smallEdition(left('2027-01-10'), '2027-01-10').team).toHaveLength(2);
    const after = smallEdition(left('2027-01-10'), '2027-01-11');
    expect(after.team.map(({ id }) => id)).toEqual(['omar-said']);
    expect(after.redirects).toContainEqual({ from: '/barber/leo-cruz', to: '/locations/market' });
  });

  it('throws if no branch is open', () => {
    const branches = facts.branches.map((branch) => ({ ...branch, lastDay: '2020-01-01' as const }));
    expect(() => smallEdition({ branches })).toThrow('No branch is open');
  });
});
