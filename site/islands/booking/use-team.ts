import { useEffect, useMemo, useState } from 'react';
import { fill } from '../../../domain/text.ts';
import { fetchQuery } from '../query/fetch-json.ts';
import type { BookingBarber, BookingOptions } from './options.ts';

const isBarber = (value: unknown): value is BookingBarber => {
  const { id, name, branchId } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [id, name, branchId].every((said) => typeof said === 'string');
};

/** The team of a branch from its file; nobody where that cannot be had: 'any barber' is always a choice. */
async function teamAt(teams: string, branch: string): Promise<BookingBarber[]> {
  try {
    const team = await fetchQuery([fill(teams, { branch })]);
    return Array.isArray(team) ? team.filter(isBarber) : [];
  } catch {
    return [];
  }
}

/** The options with the team of the chosen branch, once it is here; as they are where every team is among them. */
export function useTeam(options: BookingOptions, branch: string): BookingOptions {
  const { teams } = options;
  const [loaded, setLoaded] = useState<{ branch: string; barbers: BookingBarber[] }>();
  const known = options.branches.some(({ id }) => id === branch);

  useEffect(() => {
    if (!teams || !known) return;
    let left = false;
    teamAt(teams, branch).then((barbers) => {
      if (!left) setLoaded({ branch, barbers });
    });
    return () => {
      left = true;
    };
  }, [teams, branch, known]);

  return useMemo(
    () => (loaded?.branch === branch ? { ...options, barbers: loaded.barbers } : options),
    [options, branch, loaded],
  );
}
