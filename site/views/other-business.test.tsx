import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Branch } from '../../edition/join/branches.ts';
import { smallContent, smallEdition } from '../../tests/support/small-edition.ts';
import { addressesOf } from '../model/page-table.ts';
import { bookingOptions } from '../model/parts/islands.ts';
import { publicLists } from '../model/parts/public-lists.ts';
import { hairSalon } from '../model/structured-data.ts';
import { BookingView } from './booking.tsx';
import { BranchView } from './branch.tsx';
import { HomeView } from './home/home-view.tsx';
import { PressKitView } from './press-kit.tsx';

const FRIDAY = { friday: { opens: '14:00' } } as const;
const branches = smallContent.facts.branches.map((branch) =>
  branch.slug === 'harbour' ? { ...branch, hours: { ...branch.hours, days: FRIDAY } } : branch,
);
const edition = smallEdition({ branches });
const [harbour] = edition.branches as [Branch];

it.each<[string, ReactNode]>([
  ['home', <HomeView key="" edition={edition} />],
  ['branch', <BranchView key="" edition={edition} branch={harbour} />],
  ['short branch', <BranchView key="" kind="short-branches" edition={edition} branch={harbour} />],
  ['booking', <BookingView key="" edition={edition} />],
  ['press kit', <PressKitView key="" edition={edition} sizes={{}} />],
])('shows later hours on Fridays on the %s page', (_, view) => {
  expect(renderToStaticMarkup(view).replaceAll('\u00a0', ' ')).toMatch(
    /Saturday to Thursday: 8:00 AM – 10:00 PM.{1,20}Friday: 2:00 PM – 10:00 PM/s,
  );
});

it('gives later hours on Fridays to search engines, the API and the booking form', () => {
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday'];
  expect(publicLists.branches(edition)[0]).toMatchObject({
    hoursByWeekday: [
      { days: week, opens: '08:00', closes: '22:00' },
      { days: ['friday'], opens: '14:00', closes: '22:00' },
    ],
  });
  expect(hairSalon(edition, harbour)).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']), opens: '08:00' },
      { dayOfWeek: ['Friday'], opens: '14:00', closes: '22:00' },
    ],
  });
  expect(bookingOptions(edition).branches[0]?.timetable.days).toEqual(FRIDAY);
});

it('has a page for each of 130 barbers, to which the page of the branch links', () => {
  const [first] = smallContent.facts.team;
  if (!first) throw new Error('The small edition has no barber');
  const team = Array.from({ length: 130 }, (_, index) => ({ ...first, id: `barber-${index}` }));
  const large = smallEdition({ team });
  const paths = addressesOf([large]).map(({ path }) => path);
  const html = renderToStaticMarkup(<BranchView edition={large} branch={large.branches[0] as Branch} />);
  for (const { id } of team) {
    expect(paths).toContain(`/barber/${id}`);
    expect(html).toContain(`href="/barber/${id}"`);
  }
});
