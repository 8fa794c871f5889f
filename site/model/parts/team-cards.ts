import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { Picture } from '../../components/scene.tsx';
import { findPicture } from '../media/pictures.ts';

/** The owner's photo of a barber where there is one. */
export function barberPhoto(
  edition: Edition,
  { id, name, image = id }: Barber,
  sizes: string,
): Picture | undefined {
  const alt = edition.fill(edition.words.barber.photoAlt, { name });
  return findPicture(image, { alt, shape: 'arch', sizes });
}
