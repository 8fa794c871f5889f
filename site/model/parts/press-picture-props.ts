import type { Edition } from '../../../edition/edition.ts';
import type { PressPicturesProps } from '../../views/press-kit/press-pictures.tsx';
import { originalOf, picture } from '../media/pictures.ts';

/** Every scene that has a name in the words, small on the page and in full size behind it. */
export async function pressPictures(edition: Edition): Promise<PressPicturesProps> {
  const { heading, licence, download, items } = edition.words['press-kit'].pictures;
  const pictures = await Promise.all(
    Object.entries(items).map(async ([id, name]) => ({
      id,
      name,
      label: edition.fill(download, { name }),
      href: originalOf(id),
      picture: picture(id, { alt: '', shape: 'card', sizes: '(width < 40rem) 46vw, 18rem' }),
    })),
  );
  return { heading, licence, pictures };
}
