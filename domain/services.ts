import { unmarked } from './marks.ts';

/** The fields that the rules use: ranked services come first, `availableAt` limits a service to some branches. */
export type ServiceRule = {
  id: string;
  name: string;
  hidden?: boolean;
  rank?: number;
  availableAt?: readonly string[];
};

export function visibleServices<T extends ServiceRule>(services: readonly T[]): T[] {
  return services.filter(({ hidden }) => !hidden);
}

/** Ranked services by rank, then the others by name in the language's collation. */
export function orderServices<T extends ServiceRule>(services: readonly T[], tag: string): T[] {
  const { compare } = new Intl.Collator(tag);
  const rank = (service: T) => service.rank ?? Number.MAX_VALUE;
  return [...services].sort((a, b) => rank(a) - rank(b) || compare(unmarked(a.name), unmarked(b.name)));
}

/** The ranks that change when a service takes the place of another in that order. */
export function moved(
  services: readonly ServiceRule[],
  id: string,
  to: string,
  tag: string,
): { id: string; rank: number }[] {
  const ordered = orderServices(services, tag);
  const [from = 0, target = 0] = [id, to].map((one) => ordered.findIndex((service) => service.id === one));
  const [service] = ordered.splice(from, 1);
  if (service) ordered.splice(target, 0, service);
  const last = Math.max(
    from,
    target,
    ordered.findLastIndex(({ rank }) => rank !== undefined),
  );
  return ordered
    .slice(0, last + 1)
    .flatMap(({ id, rank }, index) => (rank === index + 1 ? [] : { id, rank: index + 1 }));
}

/** The branches that offer a service: all unless `availableAt` is set. */
export function branchesOffering<B extends { slug: string }>(
  { availableAt }: ServiceRule,
  branches: readonly B[],
): B[] {
  return branches.filter(({ slug }) => availableAt?.includes(slug) ?? true);
}
