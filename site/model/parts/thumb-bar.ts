import { place } from '../../../contract/events.ts';
import { routes } from '../../../contract/routes.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { ThumbBarProps } from '../../components/frame/thumb-bar.tsx';
import { directionsHref, phoneHref } from './branch.ts';
import { type AllLink, listedBranches } from './listed-branches.ts';

/** The bar for the thumb: of the page's own branch, or a choice of them. */
export function thumbBar(edition: Edition, path: string, own?: Branch): ThumbBarProps {
  const { bar, labels, ofBranch } = edition.words.interface;
  const { branches, all }: { branches: readonly Branch[]; all?: AllLink } = own
    ? { branches: [own] }
    : listedBranches(edition);
  const starred = (said: string) => edition.fill(said, { branch: '*' });
  return omitUndefined({
    label: bar.label,
    book:
      path === routes.booking
        ? undefined
        : {
            label: bar.book,
            href: edition.href('book', own && { branch: own.slug }),
            by: {
              event: 'book_click',
              section: 'thumb_bar',
              location: own ? place('{branch}', own.slug) : 'any',
            } as const,
          },
    ways: [
      omitUndefined({
        id: 'thumb-call',
        label: labels.call,
        of: starred(ofBranch.call),
        icon: 'phone' as const,
        title: bar.callTitle,
        all,
        links: branches.map((branch) => ({
          name: branch.name,
          href: phoneHref(branch),
          by: {
            event: 'call_click',
            section: 'phone_number',
            location: place('{branch}', branch.slug),
          } as const,
        })),
      }),
      omitUndefined({
        id: 'thumb-way',
        label: bar.directions,
        of: starred(ofBranch.directions),
        icon: 'directions' as const,
        title: bar.directionsTitle,
        all,
        links: branches.map((branch) => ({
          name: branch.name,
          href: directionsHref(edition, branch),
          by: {
            event: 'directions_click',
            section: 'thumb_bar',
            location: place('{branch}', branch.slug),
          } as const,
        })),
      }),
    ],
  });
}
