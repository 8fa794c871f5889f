import './map-widget.css';
import '../components/plan.css';
import { type ReactNode, useEffect, useState } from 'react';
import { place } from '../../contract/events.ts';
import { ButtonLink } from '../components/button.tsx';
import type { mapWidget } from '../model/parts/islands.ts';

type MapWidgetProps = ReturnType<typeof mapWidget> & {
  /** The plan, shown until the map has loaded, and if it fails. */
  children?: ReactNode;
};

/** `built` until hydration, `opening` while the frame loads behind the card. */
type MapState = 'built' | 'loading' | 'opening' | 'loaded' | 'failed';

const TIMEOUT_MS = 12_000;
// Blocked frames fire no error event, so a small image of the same host is loaded first.
const PROBE = 'https://www.google.com/favicon.ico?map';

/** The state of the embed, which fails if the host is unreachable or the map times out. */
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

/** The map embed once its host responds; a card with links until then, or if it fails. */
export function MapWidget(props: MapWidgetProps) {
  const { slug, name, address, embedHref, directionsHref, ofBranch, searchHref, words, children } = props;
  const { state, onLoad } = useMap();
  const statusTexts = { built: '', loading: words.loading, opening: words.loading, failed: words.failed };
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
    <div className="map plate" data-state={state}>
      {(state === 'opening' || state === 'loaded') && (
        <iframe src={embedHref} title={words.title} onLoad={onLoad} />
      )}
      {state === 'loaded' ? (
        <div key="overlay" className="map-overlay ruled row between">
          <p className="lines">
            <b>{name}</b> <span className="quiet">{address}</span>
          </p>
          {directions}
        </div>
      ) : (
        <div key="card" className="map-card pile">
          {children}
          <div className="map-words ruled grid">
            <h3>{name}</h3>
            <p>{address}</p>
            <p className="map-says quiet" role="status">
              {statusTexts[state]}
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
