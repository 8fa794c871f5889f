import { bookingPath, routes } from '../../../contract/routes.ts';
import type { LocationsViewProps } from '../../views/locations/locations-view.tsx';
import { branchesIn } from '../branch.ts';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { finder } from '../finder.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { locationsList } from '../lists.ts';
import { hairSalon } from '../structured-data/hair-salon.ts';
import { organization } from '../structured-data/organization.ts';

export async function locationsPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale).locations;
  const { trail, structured } = trailTo(locale, routes.locations, words.trail);
  const view: LocationsViewProps = {
    hero: { ...words.hero, trail, scene: await heroScene('pole-portrait') },
    nearest: words.nearest,
    branches: words.list.heading,
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [
        {
          label: words.closing.book,
          href: bookingPath(),
          by: { event: 'book_click', section: 'cta_section', location: 'locations' },
        },
      ],
    },
  };
  const head = pageHead({
    locale,
    path: routes.locations,
    seo: words.seo,
    structuredData: [structured, organization(locale), ...branchesIn(locale).map(hairSalon)],
    view: { section: 'location', location: 'locations' },
  });
  return { head, view, finder: finder(locale), list: locationsList(locale) };
}
