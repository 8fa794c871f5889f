import { mapsEmbedLink, mapsSearchLink } from '../../../domain/links.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { MapWidgetProps } from '../../islands/map-widget.island.tsx';
import { planPicture } from '../plan.ts';
import type { Outside } from '../record.ts';
import { directionsHref, mapsPlace } from './branch.ts';
import { ofBranch } from './calls.ts';

/** The frame of the map, and the small picture that the widget asks for before it opens the frame. */
export const mapOutside: Outside = {
  frames: ['https://www.google.com'],
  pictures: ['https://www.google.com/favicon.ico'],
};

export function mapWidget(edition: Edition, branch: Branch): MapWidgetProps {
  const { map } = edition.words.interface;
  return {
    slug: branch.slug,
    name: branch.name,
    address: branch.address,
    embedHref: mapsEmbedLink(mapsPlace(edition, branch)),
    directionsHref: directionsHref(edition, branch),
    ofBranch: ofBranch(edition, 'directions', branch),
    searchHref: mapsSearchLink(branch.coordinates),
    plan: planPicture(edition, branch),
    words: { ...map, title: edition.fill(map.title, { branch: branch.name }) },
  };
}
