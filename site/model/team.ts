import { barberPath } from '../../contract/routes.ts';
import { fillGreeting as fill } from '../../domain/links.ts';
import type { Picture } from '../components/scene.tsx';
import type { TeamCardProps } from '../components/team-card.tsx';
import type { BarberFacts } from '../schema/team.ts';
import { type Branch, branchOf } from './branch.ts';
import { facts, wordsOf } from './content/source.ts';
import { findPicture } from './pictures.ts';

export type Barber = Omit<BarberFacts, 'branch' | 'title' | 'specialties'> & {
  branch: Branch;
  title: string;
  specialties: string[];
  href: string;
  monogram: string;
  experience: string;
};

const CARD_SPECIALTIES = 2;

const initials = (name: string) =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('');

export function teamIn(locale: string): Barber[] {
  const { team, interface: words } = wordsOf(locale);
  return facts.team.map((barber) => ({
    ...barber,
    branch: branchOf(barber.branch, locale),
    title: team.titles[barber.title] ?? barber.title,
    specialties: barber.specialties.map((id) => team.specialties[id] ?? id),
    href: barberPath(barber.id),
    monogram: initials(barber.name),
    experience: fill(words.units.years, { years: String(barber.years) }),
  }));
}

/** The owner's photo of a barber where there is one, without a ground: the medallion lies beneath it. */
export async function barberPhoto({ id, name, branch }: Barber, sizes: string): Promise<Picture | undefined> {
  const alt = fill(wordsOf(branch.locale).barber.photoAlt, { name });
  const photo = await findPicture(id, { alt, sizes, ratio: 0.8 });
  return photo && { ...photo, ground: [] };
}

export const teamCard = async (barber: Barber): Promise<TeamCardProps> => ({
  photo: await barberPhoto(barber, '10rem'),
  id: barber.id,
  name: barber.name,
  arabicName: barber.arabicName,
  title: barber.title,
  branch: barber.branch.name,
  experience: barber.experience,
  specialties: barber.specialties.slice(0, CARD_SPECIALTIES),
  href: barber.href,
  monogram: barber.monogram,
});
