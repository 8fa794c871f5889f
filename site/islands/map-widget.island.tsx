import './map-widget.css';
import { useEffect, useState } from 'react';
import { place } from '../../contract/events.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { ButtonLink } from '../components/button.tsx';

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

/** `built` until the browser takes over, `opening` while the frame loads behind the card. */
type MapState = 'built' | 'loading' | 'opening' | 'loaded' | 'failed';

const TIMEOUT_MS = 12_000;
// A blocked frame fires no error, so a small picture of the same host is asked for first.
const PROBE = 'https://www.google.com/favicon.ico?map';

/** Where the embed stands; it counts as failed when the host is out of reach, or the map too slow to wait for. */
function useMap(): { state: MapState; onLoad: () => void } {
  const [state, setState] = useState<MapState>('built');
  useEffect(() => {
    const probe = new Image();
    const fail = () => setState((now) => (now === 'loaded' ? now : 'failed'));
    probe.onload = () => setState((now) => (now === 'loading' ? 'opening' : now));
    probe.onerror = fail;
    probe.src = PROBE;
    setState('loading');
    const timer = setTimeout(fail, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { state, onLoad: () => setState('loaded') };
}

/** The embed, once the map's host is known to answer; a card with links before, and where it never does. */
export function MapWidget(props: MapWidgetProps) {
  const { slug, name, address, embedHref, directionsHref, ofBranch, searchHref, plan, words } = props;
  const { state, onLoad } = useMap();
  const said = { built: '', loading: words.loading, opening: words.loading, failed: words.failed };
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
              {said[state]}
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
