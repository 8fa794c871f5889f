import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { span } from '../../domain/span.ts';
import { factValues } from '../../edition/content/fact-values.ts';
import { editionOf } from '../../edition/edition.ts';
import type { Branch } from '../../edition/join/branches.ts';
import type { Facts, Words } from '../../edition/schema/catalogue.ts';
import { smallContent, TODAY } from '../../tests/support/small-edition.ts';
import { BranchCard } from '../components/branch-card.tsx';
import { branchCard } from '../model/parts/branch.ts';
import { bookingOptions, locationsList } from '../model/parts/islands.ts';
import { hairSalon } from '../model/structured-data.ts';
import { BranchView } from './branch.tsx';

const { facts: known, languages } = smallContent;
const [first] = known.branches as [Facts['branches'][number]];
/** A third branch with other hours, a barber, a price, and a rating that should not show before it opens. */
const facts: Facts = {
  ...known,
  branches: [
    ...known.branches,
    {
      ...first,
      slug: 'pier',
      id: 'pier',
      name: 'The Pier',
      shortName: 'Pier',
      firstDay: '2027-03-01',
      hours: { opens: '12:00', closes: '00:00' },
      rating: 5,
      reviews: 0,
    },
  ],
  team: [...known.team, ...known.team.slice(0, 1).map((one) => ({ ...one, id: 'ben-lee', branch: 'pier' }))],
  'page-prices': { ...known['page-prices'], pier: [{ id: 'cut', thing: 'haircut', price: span(99) }] },
};
const withPier = (words: Words): Words => {
  const also = <T,>(items: Record<string, T>) => ({ ...items, pier: items.harbour as T });
  return {
    ...words,
    branches: { ...words.branches, items: also(words.branches.items) },
    'branch-pages': { ...words['branch-pages'], items: also(words['branch-pages'].items) },
    'short-branches': { ...words['short-branches'], items: also(words['short-branches'].items) },
  };
};
const written = Object.entries(languages).map(([locale, one]) => [
  locale,
  { ...one, words: withPier(one.words) },
]);
const content = { ...smallContent, facts, languages: Object.fromEntries(written) };
const before = editionOf(content, 'en', TODAY);
const after = editionOf(content, 'en', '2027-03-01');
const pierOf = ({ allBranches }: typeof before) => allBranches[2] as Branch;

it('is not counted or named in texts before its first day', () => {
  const valuesOn = (today: typeof TODAY) => factValues(facts, before, today);
  expect(valuesOn(TODAY)).toMatchObject({
    'business.branches': 'two',
    'business.closes': '10:00 PM',
    'business.profiles': '2',
    'branches.names': 'Harbour\u00a0One and Old\u00a0Market',
    'haircut.branches': 'Harbour\u00a0One and Old\u00a0Market',
  });
  expect(valuesOn('2027-03-01')).toMatchObject({
    'business.branches': 'three',
    'business.opens': '12:00 PM',
  });
});

it('shows its opening day without a rating, and can be booked', () => {
  const card = renderToStaticMarkup(<BranchCard {...branchCard(before, pierOf(before))} />);
  expect(card).toContain('Opens on Monday');
  expect(card).not.toMatch(/Rated|data-open-hours/);
  expect(Object.keys(locationsList(before).cards)).toContain('pier');
  const page = renderToStaticMarkup(<BranchView edition={before} branch={pierOf(before)} />);
  expect(page.includes('Rated 5')).toBe(false);
  expect(bookingOptions(before).branches.map(({ id }) => id)).toContain('pier');
});

it('has a start date for its hours in structured data until it opens', () => {
  const hoursOf = (edition: typeof before) =>
    (hairSalon(edition, pierOf(edition)) as { openingHoursSpecification?: unknown })
      .openingHoursSpecification;
  expect(hoursOf(before)).toMatchObject([{ opens: '12:00', validFrom: '2027-03-01' }]);
  expect(hoursOf(after)).not.toMatchObject([{ validFrom: '2027-03-01' }]);
});
