import { useEffect, useRef, useState } from 'react';
import type { Position } from '../../../domain/distance.ts';
import type { Area } from './areas.ts';

/** Where distances are measured from: where the visitor stands, or the district that they chose. */
type Origin = { at: Position; area?: string };
type Phase = 'idle' | 'locating' | 'denied' | 'unsupported';

const TIMEOUT_MS = 15_000;
const MINUTE_MS = 60_000;

/** The position is asked for only when the visitor wants it, and stays in this component's state. */
export function useOrigin() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [origin, setOrigin] = useState<Origin>();
  // A choice made while the phone still looks for itself wins over the late answer.
  const turn = useRef(0);

  function locate() {
    const mine = ++turn.current;
    if (!navigator.geolocation) return setPhase('unsupported');
    setPhase('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (mine !== turn.current) return;
        setOrigin({ at: { lat: latitude, lng: longitude } });
        setPhase('idle');
      },
      () => mine === turn.current && setPhase('denied'),
      { timeout: TIMEOUT_MS, maximumAge: MINUTE_MS },
    );
  }

  function choose(area: Area | undefined): void {
    turn.current += 1;
    setOrigin(area && { at: area.at, area: area.name });
    setPhase('idle');
  }

  return { phase, origin, locate, choose };
}

/** The time, renewed each minute; undefined in the built page, which cannot know it. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
