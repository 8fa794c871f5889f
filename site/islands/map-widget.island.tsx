import './map/map.css';
import '../components/button.css';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../components/button-link.tsx';

export type MapWidgetProps = {
  slug: string;
  name: string;
  address: string;
  embedHref: string;
  directionsHref: string;
  searchHref: string;
  words: { title: string; loading: string; failed: string; directions: string; search: string };
};

type State = 'loading' | 'reachable' | 'loaded' | 'failed';

const PATIENCE_MS = 8000;
// A blocked frame fires no error, so a small picture of the same host is asked for first.
const PROBE = 'https://www.google.com/favicon.ico';

function useMap(): [State, (state: State) => void] {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    const probe = new Image();
    const settle = (next: State) => setState((now) => (now === 'loading' ? next : now));
    probe.onload = () => settle('reachable');
    probe.onerror = () => settle('failed');
    const timer = setTimeout(() => settle('failed'), PATIENCE_MS);
    probe.src = PROBE;
    return () => clearTimeout(timer);
  }, []);
  return [state, setState];
}

/** The embed, once the map's host is known to answer; a card with links where it does not, or without script. */
export function MapWidget(props: MapWidgetProps) {
  const { slug, name, address, embedHref, directionsHref, searchHref, words } = props;
  const [state, setState] = useMap();
  const directions = (
    <ButtonLink
      label={words.directions}
      icon="directions"
      href={directionsHref}
      newTab
      by={{ event: 'directions_click', section: 'map', location: slug }}
    />
  );
  const showsMap = state === 'reachable' || state === 'loaded';
  return (
    <div className={`map map-${state}`}>
      {showsMap && (
        <iframe
          src={embedHref}
          title={words.title}
          onLoad={() => setState('loaded')}
          referrerPolicy="no-referrer"
        />
      )}
      {state === 'loaded' ? (
        <div className="map-overlay">
          <p>
            <b>{name}</b> <span className="quiet">{address}</span>
          </p>
          {directions}
        </div>
      ) : (
        <div className="map-card">
          <b>{name}</b>
          <p>{address}</p>
          <p className="quiet" role="status">
            {state === 'failed' ? words.failed : words.loading}
          </p>
          <div className="row">
            {directions}
            <ButtonLink kind="quiet" icon="pin" label={words.search} href={searchHref} newTab />
          </div>
        </div>
      )}
    </div>
  );
}
