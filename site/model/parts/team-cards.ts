import { api } from '../../../contract/routes.ts';
import { roundRobin } from '../../../domain/lists.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { Picture } from '../../components/scene.tsx';
import type { TeamCardProps } from '../../components/team-card.tsx';
import type { TeamRatings } from '../../components/team-section.tsx';
import { findPicture } from '../media/pictures.ts';

const CARD_SPECIALTIES = 2;
/** So many stand at once on a phone, two in a row. */
const AT_ONCE = 4;

/** The owner's photo of a barber where there is one. */
export async function barberPhoto(
  edition: Edition,
  { id, name, image = id }: Barber,
  sizes: string,
): Promise<Picture | undefined> {
  const alt = edition.fill(edition.words.barber.photoAlt, { name });
  return findPicture(image, { alt, shape: 'arch', sizes });
}

const teamCard = async (edition: Edition, barber: Barber, folds: boolean): Promise<TeamCardProps> =>
  omitUndefined({
    photo: await barberPhoto(edition, barber, '10rem'),
    id: barber.id,
    name: barber.name,
    otherName: barber.otherName,
    title: barber.title,
    branch: barber.branch.name,
    experience: barber.experience,
    specialties: barber.specialties.slice(0, CARD_SPECIALTIES),
    href: barber.href,
    monogram: barber.monogram,
    branchSlug: barber.branch.slug,
    folds,
  });

/** A card for each; some of every branch stand at once on a phone. */
export function teamCards(edition: Edition, barbers: readonly Barber[]): Promise<TeamCardProps[]> {
  const teams = Map.groupBy(barbers, ({ branch }) => branch.slug).values();
  const first = roundRobin(teams, AT_ONCE);
  return Promise.all(barbers.map((barber) => teamCard(edition, barber, !first.includes(barber))));
}

/** What every card says once there are reviews; the page has it once, and whose it is comes with the card. */
export const teamRatings = ({ words, href }: Edition): TeamRatings => ({
  from: api.ratings,
  label: words.interface.rating.label,
  count: words.interface.rating.count,
  book: {
    label: words.interface.frame.headerBook,
    href: `${href('booking')}?branch={branch}&barber={barber}`,
  },
});
