import { bookingPath, routes } from '../../../contract/routes.ts';
import type { ServicesViewProps } from '../../views/services/services-view.tsx';
import { chatMenu } from '../chats.ts';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { servicesList } from '../lists.ts';
import { picture } from '../pictures.ts';
import { organization } from '../structured-data/organization.ts';

export async function servicesPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale)['services-page'];
  const { trail, structured } = trailTo(locale, routes.services, words.trail);
  const { chat, ...hero } = words.hero;
  const view: ServicesViewProps = {
    hero: { ...hero, trail, scene: await heroScene('towels') },
    chat: chatMenu({ id: 'chat-hero', label: chat, section: 'hero_section', locale }),
    listTitle: words.list.title,
    pictures: await Promise.all(
      (['hammam', 'manicure'] as const).map((name) =>
        picture(name, { alt: words.pictures[name], sizes: '(width < 44rem) 92vw, 46vw', ratio: 1.5 }),
      ),
    ),
    why: words.why,
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [
        {
          label: words.closing.book,
          href: bookingPath(),
          by: { event: 'book_click', section: 'cta_section', location: 'services' },
        },
        { kind: 'quiet', label: words.closing.locations, href: routes.locations },
      ],
    },
  };
  const head = pageHead({
    locale,
    path: routes.services,
    seo: words.seo,
    structuredData: [structured, organization(locale)],
    view: { section: 'services', location: 'services' },
  });
  return { head, view, list: servicesList(locale) };
}
