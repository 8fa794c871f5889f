import { routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { ServicesListProps } from '../../islands/services-list.island.tsx';
import type { ServicesViewProps } from '../../views/services/services-view.tsx';
import { heroScene, picture } from '../media/pictures.ts';
import { plainBookButton } from '../parts/calls.ts';
import { heroChatMenu } from '../parts/chats.ts';
import { trailTo } from '../parts/crumbs.ts';
import { servicesList } from '../parts/lists.ts';
import { describePage, type Page } from '../parts/page.ts';
import { restOfMenu } from '../parts/rest-of-menu.ts';
import { organization } from '../structured-data.ts';

async function picturesOf(edition: Edition): Promise<ServicesViewProps['pictures']> {
  const { manicure, hammam } = edition.words['services-page'].pictures;
  const drawn = (name: string, alt: string) =>
    picture(name, { alt, shape: 'card', sizes: '(width < 60rem) 46vw, 30vw' });
  return [
    { picture: await drawn('manicure', manicure.shows), says: manicure.says },
    {
      picture: await drawn('hammam', hammam.shows),
      says: hammam.says,
      more: { label: hammam.more, href: edition.href('bath') },
    },
  ];
}

export async function servicesPage(
  edition: Edition,
): Promise<Page<ServicesViewProps> & { list: ServicesListProps }> {
  const words = edition.words['services-page'];
  const { trail, structured } = trailTo(edition, edition.href('services'), words.trail);
  const { chat, ...hero } = words.hero;
  const view: ServicesViewProps = {
    hero: { ...hero, trail, scene: heroScene('towels') },
    chat: heroChatMenu(edition, chat),
    listTitle: words.list.title,
    pictures: await picturesOf(edition),
    rest: { heading: words.rest, lines: restOfMenu(edition), from: edition.words.interface.units.from },
    why: words.why,
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [
        plainBookButton(edition, words.closing.book, 'services'),
        { kind: 'quiet', label: words.closing.locations, href: edition.href('locations') },
      ],
    },
  };
  const base = describePage(edition, {
    path: routes.services,
    seo: words.seo,
    structuredData: [structured, organization(edition)],
    linkPicture: view.hero,
    view: { section: 'services', location: 'services' },
  });
  return { ...base, view, list: servicesList(edition) };
}
