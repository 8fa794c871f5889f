import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Day } from '../../domain/dubai-time.ts';
import { parseContent } from '../../edition/content/parse.ts';
import { type Edition, editionsOf } from '../../edition/edition.ts';
import { readFolder } from '../../edition/from-folder.ts';
import type { Branch } from '../../edition/join/branches.ts';
import { root } from '../../tests/support/sources.ts';
import { BranchCard } from '../components/branch-card.tsx';
import { branchCard } from '../model/parts/branch.ts';
import { finder } from '../model/parts/islands.ts';
import { publicLists } from '../model/parts/public-lists.ts';
import { factText } from '../model/press/fact-sheet.tsx';
import { hairSalon } from '../model/structured-data.ts';
import { BookingView } from './booking.tsx';
import { BranchView } from './branch.tsx';
import { ThumbBar } from './frame/contact.tsx';
import { SiteFooter } from './frame/footer.tsx';
import { HomeView } from './home/home-view.tsx';
import { LandingView } from './landing/landing-view.tsx';
import { LocationsView } from './locations.tsx';
import { PressKitView } from './press-kit.tsx';

const files = readFolder(join(root, 'content'));
const RAMADAN =
  "{ from: 2027-02-01, until: 2027-03-02, opens: '11:00', closes: '03:00', keepBreaks: true, reason: { en: Ramadan, ar: رمضان } }";
const EID = '{ from: 2027-02-10, until: 2027-02-10, closed: true, reason: { en: Eid, ar: العيد } }';
const PRAYER = "closes: '01:00', days: { friday: { break: { from: '12:30', until: '14:00' } } } }";

/** Both editions on a day on which every branch has an exception. */
function editionsWith(exception: string, today: Day, week = "closes: '01:00' }"): [Edition, Edition] {
  const branches = files['facts/branches.yaml']
    ?.replaceAll('exceptions: []', `exceptions: [${exception}]`)
    .replaceAll("closes: '01:00' }", week);
  const content = parseContent({ ...files, 'facts/branches.yaml': branches ?? '' }, today);
  return editionsOf(content, today) as [Edition, Edition];
}

/** What each place that tells hours says, by its name. */
function placesOf(edition: Edition): Record<string, string> {
  const [branch] = edition.branches as [Branch];
  const frame = { edition, path: '/', branch: undefined, locales: undefined, noCanonical: false };
  const text = (view: ReactNode) =>
    renderToStaticMarkup(view)
      .replace(/data-open-hours="[^"]*"/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/[\u00a0\s]+/g, ' ');
  return {
    home: text(<HomeView edition={edition} />),
    locations: text(<LocationsView edition={edition} />),
    card: text(<BranchCard {...branchCard(edition, branch)} />),
    branch: text(<BranchView edition={edition} branch={branch} />),
    'short branch': text(<BranchView edition={edition} branch={branch} kind="short-branches" />),
    booking: text(<BookingView edition={edition} />),
    landing: text(<LandingView edition={edition} kind="best-barbershop" />),
    'press kit': text(<PressKitView edition={edition} sizes={{}} />),
    'fact sheet': factText(edition),
    footer: text(<SiteFooter {...frame} />),
    calls: text(<ThumbBar {...frame} />),
    finder: finder(edition)
      .branches.map(({ hoursText }) => hoursText)
      .join(),
    list: publicLists
      .branches(edition)
      .map(({ hours }) => hours)
      .join(),
    // Titles, descriptions and every sentence of every page.
    words: JSON.stringify(edition.words).replaceAll('\u00a0', ' '),
  };
}

const USUAL = { en: /\b(9|10):00 AM|\b1:00 AM/, ar: /(9|10):00 ص|1:00 بعد منتصف الليل/ };
const USUALLY = { en: /Usually: [^·]*?AM( – 1:00 AM)?/g, ar: /عادةً: من [^·]*?الليل/g };

describe.each(['en', 'ar'] as const)('while other hours apply (%s)', (locale) => {
  const editionIn = (editions: [Edition, Edition]) => editions[locale === 'en' ? 0 : 1];
  const during = editionIn(editionsWith(RAMADAN, '2027-02-10'));
  const places = placesOf(during);

  it.each(Object.keys(places))('%s tells no usual hours, but as such', (place) => {
    expect(places[place]?.replace(USUALLY[locale], '').match(USUAL[locale])).toBeNull();
  });

  it('names reason and last day where there is room', () => {
    const line = {
      en: 'Until 2 March (Ramadan): 11:00 AM – 3:00 AM',
      ar: 'حتى 2 مارس (رمضان): من 11:00 ص حتى 3:00 بعد منتصف الليل',
    }[locale];
    const without = Object.entries(places)
      .filter(([, text]) => !text.replaceAll('\u00a0', ' ').includes(line))
      .map(([place]) => place);
    // The cards of /locations are an island's.
    expect(without).toEqual(['locations', 'words']);
  });
});

it.each([
  [
    '2027-02-12',
    RAMADAN,
    ['Until 2 March (Ramadan): 11:00 AM – 3:00 AM', 'Friday: 11:00 AM – 12:30 PM, 2:00 PM – 3:00 AM'],
  ],
  ['2027-02-10', EID, ['Today (Eid): closed']],
  // Announced seven days before, and told again once it is over.
  [
    '2027-01-25',
    RAMADAN,
    ['Saturday to Thursday: 9:00 AM – 1:00 AM', 'Friday: 9:00 AM – 12:30 PM, 2:00 PM – 1:00 AM'],
  ],
  [
    '2027-03-03',
    RAMADAN,
    ['Saturday to Thursday: 9:00 AM – 1:00 AM', 'Friday: 9:00 AM – 12:30 PM, 2:00 PM – 1:00 AM'],
  ],
] as const)('on %s with a break on Fridays, %s is told as %j', (today, exception, lines) => {
  const [edition] = editionsWith(exception, today, PRAYER);
  const [branch] = edition.branches as [Branch];
  expect(branch.hoursLines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
  const places = placesOf(edition);
  for (const place of ['booking', 'branch'])
    expect(places[place]?.includes('Ramadan, Monday, 1 February 2027 to'), place).toBe(
      today === '2027-01-25',
    );
  // A single day changes no sentence.
  expect(/\b1:00 AM/.test(places.words ?? '')).toBe(today !== '2027-02-12');
});

it('tells search engines the usual hours from the day after other hours', () => {
  const [edition] = editionsWith(RAMADAN, '2027-02-10');
  const { openingHoursSpecification } = hairSalon(edition, edition.mainBranch) as unknown as Record<
    string,
    unknown
  >;
  expect(openingHoursSpecification).toMatchObject([
    { opens: '09:00', closes: '01:00', validFrom: '2027-03-03' },
    { opens: '11:00', closes: '03:00', validFrom: '2027-02-01', validThrough: '2027-03-02' },
  ]);
});
