import './map/map.css';
import { place } from '../../contract/events.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { useMap } from './map/use-map.ts';

export type MapWidgetProps = {
  slug: string;
  name: string;
  address: string;
  embedHref: string;
  directionsHref: string;
  /** Said after the label of the directions. */
  ofBranch: string;
  searchHref: string;
  /** The drawn plan, which stands here before the map and instead of it. */
  plan: { src: string; width: number; height: number; alt: string };
  words: Words['interface']['map'];
};

/** The embed, once the map's host is known to answer; a card with links before, and where it never does. */
export function MapWidget(props: MapWidgetProps) {
  const { slug, name, address, embedHref, directionsHref, ofBranch, searchHref, plan, words } = props;
  const { state, onLoad } = useMap();
  const says = {
    built: '',
    loading: words.loading,
    opening: words.loading,
    loaded: '',
    failed: words.failed,
  };
  const directions = (
    <ButtonLink
      label={words.directions}
      describe={ofBranch}
      icon="directions"
      href={directionsHref}
      newTab
      by={{ event: 'directions_click', section: 'map', location: place('{branch}', slug) }}
    />
  );
  return (
    <div className="map" data-state={state}>
      {(state === 'opening' || state === 'loaded') && (
        <iframe src={embedHref} title={words.title} onLoad={onLoad} />
      )}
      {state === 'loaded' ? (
        <div key="overlay" className="map-overlay">
          <p>
            <b>{name}</b> <span className="quiet">{address}</span>
          </p>
          {directions}
        </div>
      ) : (
        <div key="card" className="map-card">
          <img {...plan} alt={plan.alt} decoding="async" />
          <div className="map-words">
            <p className="map-name">{name}</p>
            <p>{address}</p>
            <p className="map-says quiet" role="status">
              {says[state]}
            </p>
            <div className="row">
              {directions}
              <ButtonLink kind="quiet" icon="pin" label={words.search} href={searchHref} newTab />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
