import { place } from '../../../contract/events.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { BathProps } from '../../components/bath.tsx';
import { picture } from '../media/pictures.ts';

/** The service that the menu draws as a hammam, told at length; nothing where no branch offers one. */
export async function bathOf(edition: Edition): Promise<BathProps | undefined> {
  const { picture: alt, ...words } = edition.words.home.bath;
  const bath = edition.menu.find(({ icon }) => icon === 'hammam');
  if (!bath) return undefined;
  return omitUndefined({
    heading: words.heading,
    picture: picture('hammam', { alt, shape: 'card', sizes: '100vw' }),
    figures: [bath.priceText, bath.durationText],
    note: bath.note,
    steps: words.steps,
    book: {
      label: words.book,
      icon: 'calendar' as const,
      href: edition.href('book', { service: bath.id }),
      by: {
        event: 'book_click',
        section: 'services',
        location: place('{service}', bath.id),
      } as const,
    },
  });
}
