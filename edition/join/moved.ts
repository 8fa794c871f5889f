import { pagePath, routes } from '../../contract/routes.ts';
import type { Day } from '../../domain/dubai-time.ts';
import type { Facts } from '../schema/catalogue.ts';
import { isClosed } from './branches.ts';
import { hasLeft } from './team.ts';

/** An address that leads on to another, without its language. */
export type Moved = { from: string; to: string };

/** Old addresses: those that the facts list, and of branches that closed and barbers who left. */
export function movedAddresses(facts: Facts, today: Day): Moved[] {
  const closed = facts.branches.filter((branch) => isClosed(branch, today));
  const gone = (slug: string) => closed.some((branch) => branch.slug === slug);
  return [
    ...facts.redirects.map(({ from, to }) => ({ from, to })),
    ...closed.flatMap((branch) => [
      { from: pagePath('branch', branch), to: routes.locations },
      { from: pagePath('branchLanding', branch), to: routes.locations },
    ]),
    ...facts.team
      .filter((barber) => hasLeft(barber, today) || gone(barber.branch))
      .map((barber) => ({
        from: pagePath('barber', barber),
        to: gone(barber.branch) ? routes.locations : pagePath('branch', { slug: barber.branch }),
      })),
  ];
}
