import { pagePath, routes } from '../../contract/routes.ts';
import { backOn } from '../../domain/days-off.ts';
import { type Day, WEEKDAYS } from '../../domain/dubai-time.ts';
import { photoField } from '../../domain/field-path.ts';
import { formatWeekday, weekdayOrDate } from '../../domain/hours-text.ts';
import { formatLanguage } from '../../domain/languages.ts';
import { unmarked } from '../../domain/marks.ts';
import { hoursOn } from '../../domain/opening-hours.ts';
import { normalizeForSearch } from '../../domain/search-normalization.ts';
import type { Formatters } from '../formatters.ts';
import type { Facts, Words } from '../schema/catalogue.ts';
import type { BarberFacts } from '../schema/facts.ts';
import { type Branch, isClosed, namesIn } from './branches.ts';

export type Barber = ReturnType<typeof joinTeam>[number];

export const hasLeft = ({ left }: Pick<BarberFacts, 'left'>, today: Day) =>
  left !== undefined && left < today;

/** 'YA'; in Arabic 'ي ع', without the article, and with a space because the letters would join. */
const initials = (name: string) =>
  name
    .replaceAll(' ال', ' ')
    .split(' ')
    .map(([first = '']) => first)
    .join(/\p{Script=Arabic}/u.test(name) ? ' ' : '');

/** 'Not in on Sunday', or 'In on Saturday and Sunday' if he is off on most days; undefined without weekly days off. */
function daysText({ daysOff }: BarberFacts, words: Words['team'], { fill, and, tag }: Formatters) {
  const off = WEEKDAYS.filter((day) => daysOff?.[day]);
  if (!off.length) return undefined;
  const isMostly = off.length * 2 > WEEKDAYS.length;
  const named = isMostly ? WEEKDAYS.filter((day) => !off.includes(day)) : off;
  const days = and(named.map((day) => formatWeekday(day, tag)));
  return fill(isMostly ? words.inOn : words.offOn, { days });
}

/** Localizes the barbers who currently work at a branch, in the order of the facts. */
export function joinTeam(
  { team }: Pick<Facts, 'team'>,
  words: Pick<Words, 'team' | 'interface'>,
  format: Formatters,
  branches: readonly Branch[],
  today: Day,
) {
  return team.flatMap((barber) => {
    const branch = branches.find(({ slug }) => slug === barber.branch);
    if (!branch || hasLeft(barber, today)) return [];
    const { arabicName: _, ...kept } = barber;
    const names = namesIn(format.locale, barber, words.team.names?.[barber.id]);
    const back = backOn(barber.daysOff, today, (day) => hoursOn(branch.timetable, day) !== null);
    return {
      ...kept,
      ...names,
      branch,
      grade: barber.title,
      title: words.team.titles[barber.title] ?? barber.title,
      specialties: barber.specialties.map((id) => words.team.specialties[id] ?? id),
      languages:
        barber.languages && format.and(barber.languages.map((code) => formatLanguage(code, format.tag))),
      href: format.href('barber', barber),
      monogram: initials(names.name) + format.mark(photoField(barber.image ?? barber.id)),
      /** The drawing of a sample barber: 'emre-yildiz'. It goes with the made-up name and never with a real man's. */
      face: barber.sample && normalizeForSearch(unmarked(barber.name)).replaceAll(' ', '-'),
      /** '6 years' */
      experience: format.count(words.interface.units.years, barber.years),
      days: daysText(barber, words.team, format),
      /** 'Back on Monday' if he is off today; with the date if that is a week away or more. */
      back:
        back &&
        format.fill(words.team.back, {
          day: weekdayOrDate(back, today, format.tag),
        }),
    };
  });
}

/** Redirects without language prefix: those in the facts, and those of closed branches and former barbers. */
export function joinRedirects(facts: Facts, today: Day): { from: string; to: string }[] {
  const closed = facts.branches.filter((branch) => isClosed(branch, today));
  const gone = (slug: string) => closed.some((branch) => branch.slug === slug);
  return [
    ...facts.redirects.map(({ from, to }) => ({ from, to })),
    ...closed.flatMap((branch) => [
      { from: pagePath('branch', branch), to: routes.locations },
      { from: pagePath('branchLanding', branch), to: routes.locations },
    ]),
    ...facts.team
      .filter((barber) => hasLeft(barber, today) || gone(barber.branch))
      .map((barber) => ({
        from: pagePath('barber', barber),
        to: gone(barber.branch) ? routes.locations : pagePath('branch', { slug: barber.branch }),
      })),
  ];
}
