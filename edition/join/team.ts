import type { Day } from '../../domain/dubai-time.ts';
import type { Formatters } from '../formatters.ts';
import type { Words } from '../schema/catalogue.ts';
import type { BarberFacts } from '../schema/facts.ts';
import type { Branch } from './branches.ts';
import { namesIn, type OtherName } from './names.ts';

export type Barber = Omit<BarberFacts, 'branch' | 'title' | 'specialties' | 'arabicName'> & {
  otherName?: OtherName;
  branch: Branch;
  title: string;
  specialties: string[];
  href: string;
  monogram: string;
  /** '6 years' */
  experience: string;
};

export const hasLeft = ({ left }: Pick<BarberFacts, 'left'>, today: Day) =>
  left !== undefined && left < today;

const initials = (name: string) =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('');

/** The barbers who work at a branch, in the order of the facts. */
export function joinTeam(
  team: readonly BarberFacts[],
  words: Pick<Words, 'team' | 'interface'>,
  format: Formatters,
  branches: ReadonlyMap<string, Branch>,
  today: Day,
): Barber[] {
  return team.flatMap((barber) => {
    const branch = branches.get(barber.branch);
    if (!branch || hasLeft(barber, today)) return [];
    const { arabicName: _, ...kept } = barber;
    return {
      ...kept,
      ...namesIn(format.locale, barber, words.team.names?.[barber.id]),
      branch,
      title: words.team.titles[barber.title] ?? barber.title,
      specialties: barber.specialties.map((id) => words.team.specialties[id] ?? id),
      href: format.href('barber', barber),
      monogram: initials(barber.name),
      experience: format.count(words.interface.units.years, barber.years),
    };
  });
}
