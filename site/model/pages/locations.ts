import { routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { LocationsListProps } from '../../islands/locations-list.island.tsx';
import type { NearestBranchProps } from '../../islands/nearest-branch.island.tsx';
import type { LocationsViewProps } from '../../views/locations/locations-view.tsx';
import { heroScene } from '../media/pictures.ts';
import { plainBookButton } from '../parts/calls.ts';
import { trailTo } from '../parts/crumbs.ts';
import { finder } from '../parts/finder.ts';
import { locationsList } from '../parts/lists.ts';
import { describePage, type Page } from '../parts/page.ts';
import { hairSalon, organization } from '../structured-data.ts';

type Islands = { finder: NearestBranchProps; list: LocationsListProps };

export async function locationsPage(edition: Edition): Promise<Page<LocationsViewProps> & Islands> {
  const words = edition.words.locations;
  const { trail, structured } = trailTo(edition, edition.href('locations'), words.trail);
  const view: LocationsViewProps = {
    hero: { ...words.hero, trail, scene: heroScene('pole-portrait') },
    nearest: words.nearest,
    branches: words.list.heading,
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [plainBookButton(edition, words.closing.book, 'locations')],
    },
  };
  const base = describePage(edition, {
    path: routes.locations,
    seo: words.seo,
    structuredData: [
      structured,
      organization(edition),
      ...edition.branches.map((branch) => hairSalon(edition, branch)),
    ],
    linkPicture: view.hero,
    view: { section: 'location', location: 'locations' },
  });
  return { ...base, view, finder: finder(edition, { areasBuilt: true }), list: locationsList(edition) };
}
