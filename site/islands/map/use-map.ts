import { useEffect, useState } from 'react';

/** `built` until the browser takes over, `opening` while the frame loads behind the card. */
export type MapState = 'built' | 'loading' | 'opening' | 'loaded' | 'failed';

const PATIENCE_MS = 12_000;
// A blocked frame fires no error, so a small picture of the same host is asked for first.
const PROBE = 'https://www.google.com/favicon.ico?map';

/** Where the embed stands; it counts as failed when the host is out of reach, or the map too slow to wait for. */
export function useMap(): { state: MapState; onLoad: () => void } {
  const [state, setState] = useState<MapState>('built');
  useEffect(() => {
    const probe = new Image();
    const fail = () => setState((now) => (now === 'loaded' ? now : 'failed'));
    probe.onload = () => setState((now) => (now === 'loading' ? 'opening' : now));
    probe.onerror = fail;
    probe.src = PROBE;
    setState('loading');
    const timer = setTimeout(fail, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { state, onLoad: () => setState('loaded') };
}
