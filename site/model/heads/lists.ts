import { api, routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import { heroScene, wideHero } from '../media/pictures.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type PageBase } from '../parts/page.ts';
import { hairSalon, organization, webSite } from '../structured-data.ts';

/** What stands over the headline of the home page: 'Since 2018'. */
export const homeEyebrow = ({ words, facts, fill }: Edition) =>
  fill(words.home.hero.eyebrow, { founded: String(facts.business.founded) });

export function homeHead(edition: Edition): PageBase {
  const { seo, hero } = edition.words.home;
  return describePage(edition, {
    path: '/',
    prefetch: edition.local(api.branches),
    seo,
    structuredData: [webSite(edition), organization(edition)],
    linkPicture: { title: hero.title, eyebrow: homeEyebrow(edition), scene: wideHero() },
    view: { section: 'home', location: 'home' },
  });
}

export function servicesHead(edition: Edition): PageBase {
  const { seo, hero, trail } = edition.words['services-page'];
  return describePage(edition, {
    path: routes.services,
    seo,
    structuredData: [trailTo(edition, edition.href('services'), trail).structured, organization(edition)],
    linkPicture: { ...hero, scene: heroScene('towels') },
    view: { section: 'services', location: 'services' },
  });
}

export function locationsHead(edition: Edition): PageBase {
  const { seo, hero, trail } = edition.words.locations;
  return describePage(edition, {
    path: routes.locations,
    seo,
    structuredData: [
      trailTo(edition, edition.href('locations'), trail).structured,
      organization(edition),
      ...edition.branches.map((branch) => hairSalon(edition, branch)),
    ],
    linkPicture: { ...hero, scene: heroScene('pole-portrait') },
    view: { section: 'location', location: 'locations' },
  });
}
