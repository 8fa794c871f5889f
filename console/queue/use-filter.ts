import { useContext, useState } from 'react';
import { useKept, Worker } from '../kept.ts';
import { type Filter, type Pile, piles, WAITING } from './use-reviews.ts';

/** How each part is called in the address. */
const NAMES = { pile: 'status', branchId: 'branch', barberId: 'barber', search: 'search' } as const;
const PARTS = Object.keys(NAMES) as (keyof Filter)[];

const pileOf = (name: string): Pile => piles.find((pile) => pile === name) ?? WAITING.pile;

/** Of an address such as '/staff?status=published&branch=jvc'; undefined where it says nothing of filters. */
export function filterFrom(search: string): Filter | undefined {
  const query = new URLSearchParams(search);
  const said = PARTS.filter((part) => query.has(NAMES[part]));
  if (said.length === 0) return undefined;
  const parts = Object.fromEntries(said.map((part) => [part, query.get(NAMES[part]) ?? '']));
  return { ...WAITING, ...parts, pile: pileOf(parts.pile ?? '') };
}

/** The same the other way; '' for what everybody begins with. */
export function searchOf(filter: Filter): string {
  const set = PARTS.filter((part) => filter[part] !== WAITING[part]);
  const query = new URLSearchParams(set.map((part) => [NAMES[part], filter[part]]));
  return query.size ? `?${query}` : '';
}

/** The filter of the list, in the address so that it can be linked and reloaded; one that somebody else left there is not taken over. */
export function useFilter() {
  const worker = useContext(Worker);
  const [kept, keep] = useKept('filter', WAITING);
  const [filter, set] = useState(() => {
    const left = (history.state as { worker?: string } | null)?.worker;
    return (left && left !== worker ? undefined : filterFrom(location.search)) ?? kept;
  });
  const change = (next: Filter) => {
    keep(next);
    set(next);
    history.replaceState({ worker }, '', `${location.pathname}${searchOf(next)}${location.hash}`);
  };
  return [filter, change] as const;
}
