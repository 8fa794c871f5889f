import { useRef, useState } from 'react';
import type { Position } from '../../../domain/distance.ts';

export type Area = { name: string; at: Position };
/** The origin for distances: the visitor's position or the chosen district, by its name. */
type Origin = { at: Position; area?: string };
type Phase = 'idle' | 'locating' | 'denied' | 'unsupported';

const TIMEOUT_MS = 15_000;
const MINUTE_MS = 60_000;

/** Requests the position only on demand, and keeps it only in component state. */
export function useOrigin() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [origin, setOrigin] = useState<Origin>();
  // Ignores a late position after the visitor has chosen an area.
  const latest = useRef(0);

  function locate() {
    const request = ++latest.current;
    if (!navigator.geolocation) return setPhase('unsupported');
    setPhase('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (request !== latest.current) return;
        setOrigin({ at: { lat: latitude, lng: longitude } });
        setPhase('idle');
      },
      () => request === latest.current && setPhase('denied'),
      { timeout: TIMEOUT_MS, maximumAge: MINUTE_MS },
    );
  }

  function choose(area: Area | undefined): void {
    latest.current += 1;
    setOrigin(area && { at: area.at, area: area.name });
    setPhase('idle');
  }

  return { phase, origin, locate, choose };
}
