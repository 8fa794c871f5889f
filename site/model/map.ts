import { fillGreeting as fill, mapsEmbedLink, mapsSearchLink } from '../../domain/links.ts';
import type { MapWidgetProps } from '../islands/map-widget.island.tsx';
import { type Branch, directionsHref, mapsPlace } from './branch.ts';
import { wordsOf } from './content/source.ts';

export function mapWidget(branch: Branch): MapWidgetProps {
  const { map } = wordsOf(branch.locale).interface;
  return {
    slug: branch.slug,
    name: branch.name,
    address: branch.address,
    embedHref: mapsEmbedLink(mapsPlace(branch)),
    directionsHref: directionsHref(branch),
    searchHref: mapsSearchLink(branch.coordinates),
    words: { ...map, title: fill(map.title, { branch: branch.name }) },
  };
}
