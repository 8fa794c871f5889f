import type { Facts } from '../schema/catalogue.ts';
import { type Path, type Report, suggestion, walk } from './errors.ts';

type File = keyof Facts;
type Reporter = (name: File, path: Path, reason: string, remedy: string) => void;

/** What tells the records of a list apart, by whichever of these they have. */
const idOf = (record: unknown): [key: string, id: string] | undefined => {
  for (const key of ['slug', 'id', 'slot', 'from']) {
    const id = (record as Record<string, unknown> | null)?.[key];
    if (typeof id === 'string') return [key, id];
  }
  return undefined;
};

/** Ids that stand twice in one list. */
function checkIds(facts: Facts, report: Reporter): void {
  for (const [name, data] of Object.entries(facts))
    for (const { path, value } of walk(data)) {
      if (!Array.isArray(value) || path.includes('exceptions')) continue;
      const seen = new Set<string>();
      for (const [index, record] of value.entries()) {
        const [key, id] = idOf(record) ?? [];
        if (key === undefined || id === undefined) continue;
        if (seen.has(id))
          report(
            name as File,
            [...path, index, key],
            `'${id}' is used twice`,
            'give one of the two another name',
          );
        seen.add(id);
      }
    }
}

/** Names of other records: a barber's branch, a review's service, a photo's slot. */
function checkReferences(facts: Facts, report: Reporter): void {
  const known = {
    branch: facts.branches.map(({ slug }) => slug),
    service: facts.services.map(({ id }) => id),
    rank: facts.business.claims.tiers.map(({ id }) => id),
    'photo slot': facts.photos.map(({ slot }) => slot),
  };
  const refer = (what: keyof typeof known, name: File, path: Path, id: string | undefined) => {
    if (id === undefined || known[what].includes(id)) return;
    const list = what === 'photo slot' ? 'in facts/photos.yaml, or leave the line out' : undefined;
    report(name, path, `there is no ${what} '${id}'`, suggestion(id, known[what], list));
  };
  for (const [index, { image, gallery = [] }] of facts.branches.entries()) {
    refer('photo slot', 'branches', [index, 'image'], image);
    for (const [place, id] of gallery.entries())
      refer('photo slot', 'branches', [index, 'gallery', place], id);
  }
  for (const [index, { availableAt = [] }] of facts.services.entries())
    for (const [place, id] of availableAt.entries())
      refer('branch', 'services', [index, 'availableAt', place], id);
  for (const [index, barber] of facts.team.entries()) {
    refer('branch', 'team', [index, 'branch'], barber.branch);
    refer('rank', 'team', [index, 'title'], barber.title);
    refer('photo slot', 'team', [index, 'image'], barber.image);
  }
  for (const name of ['testimonials', 'reviews'] as const)
    for (const [index, { branch, service }] of facts[name].entries()) {
      refer('branch', name, [index, 'branch'], branch);
      refer('service', name, [index, 'service'], service);
    }
  // A price left out is that of the menu.
  for (const [page, quotes] of Object.entries(facts['page-prices']))
    for (const [index, { price, priceRange, quotes: thing }] of quotes.entries())
      if (!price && !priceRange) refer('service', 'page-prices', [page, index, 'quotes'], thing);
  refer('branch', 'business', ['pressBranch'], facts.business.pressBranch);
}

/** Prices that the business has nowhere: a slip of the finger. */
function checkPrices(facts: Facts, report: Reporter): void {
  const { from, to } = facts.business.prices;
  for (const name of ['services', 'fades', 'page-prices', 'articles'] as const)
    for (const { path, value } of walk(facts[name]))
      if (
        typeof value === 'number' &&
        path.some((key) => key === 'price' || key === 'priceRange') &&
        (value < from || value > to)
      )
        report(
          name,
          path,
          `is outside ${from} to ${to} AED (got ${value})`,
          'mend it, or widen `prices` in facts/business.yaml',
        );
}

/** What the facts say of each other: names that exist and stand once, prices within bounds, redirects that end. */
export function checkFacts(facts: Facts, tell: Report): void {
  let doubled = false;
  const report: Reporter = (name, path, reason, remedy) =>
    tell({ file: `facts/${name}.yaml`, path, reason, remedy });
  checkIds(facts, (...problem) => {
    doubled = true;
    report(...problem);
  });
  // A name used twice leaves another that nobody has: one line says enough.
  if (doubled) return;
  checkReferences(facts, report);
  checkPrices(facts, report);
  for (const [index, { opens, closes }] of facts.branches.entries())
    if (opens && closes && closes < opens)
      report('branches', [index, 'closes'], 'must not be before opens', 'mend one of the two days');
  const old = new Set(facts.redirects.map(({ from }) => from));
  for (const [index, { to }] of facts.redirects.entries())
    if (old.has(to))
      report('redirects', [index, 'to'], `'${to}' is itself an old address`, 'name the page where it ends');
}
