import { fillGreeting as fill } from '../../domain/links.ts';
import type { PressPicturesProps } from '../views/press-kit/press-pictures.tsx';
import { wordsOf } from './content/source.ts';
import { originalOf } from './masters.ts';
import { picture } from './pictures.ts';

/** Every scene that has a name in the words, small on the page and in full size behind it. */
export async function pressPictures(locale: string): Promise<PressPicturesProps> {
  const { heading, licence, download, items } = wordsOf(locale)['press-kit'].pictures;
  const pictures = await Promise.all(
    Object.entries(items).map(async ([id, name]) => ({
      id,
      name,
      label: fill(download, { name }),
      href: originalOf(id),
      picture: await picture(id, { alt: '', sizes: '(width < 40rem) 46vw, 18rem', ratio: 1.25 }),
    })),
  );
  return { heading, licence, pictures };
}
