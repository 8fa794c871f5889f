import { useState } from 'react';
import type { Position } from '../../../domain/distance.ts';

export type Locating =
  | { state: 'idle' }
  | { state: 'locating' }
  | { state: 'found'; position: Position }
  | { state: 'failed'; reason: 'denied' | 'unsupported' };

const TIMEOUT_MS = 15_000;

/** The phone's position, asked for only when the visitor wants it; it never leaves the phone. */
export function useLocate() {
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });

  function locate(): void {
    if (!('geolocation' in navigator)) {
      setLocating({ state: 'failed', reason: 'unsupported' });
      return;
    }
    setLocating({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setLocating({ state: 'found', position: { lat: coords.latitude, lng: coords.longitude } }),
      () => setLocating({ state: 'failed', reason: 'denied' }),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  }
  return { locating, locate, forget: () => setLocating({ state: 'idle' }) };
}
