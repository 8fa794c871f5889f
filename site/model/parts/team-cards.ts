import { given } from '../../../domain/given.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { Picture } from '../../components/scene.tsx';
import type { TeamCardProps } from '../../components/team-card.tsx';
import { findPicture } from '../media/pictures.ts';

const CARD_SPECIALTIES = 2;

/** The owner's photo of a barber where there is one, without a ground: the medallion lies beneath it. */
export async function barberPhoto(
  edition: Edition,
  { id, name, image = id }: Barber,
  sizes: string,
): Promise<Picture | undefined> {
  const alt = edition.fill(edition.words.barber.photoAlt, { name });
  const photo = await findPicture(image, { alt, sizes, ratio: 0.8 });
  return photo && { ...photo, ground: [] };
}

const teamCard = async (edition: Edition, barber: Barber): Promise<TeamCardProps> =>
  given({
    photo: await barberPhoto(edition, barber, '10rem'),
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

export const teamCards = (edition: Edition, barbers: readonly Barber[]): Promise<TeamCardProps[]> =>
  Promise.all(barbers.map((barber) => teamCard(edition, barber)));
