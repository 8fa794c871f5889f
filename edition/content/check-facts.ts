import type { Facts } from '../schema/catalogue.ts';
import { type Path, type Report, suggestion, textsUnder, walk } from './errors.ts';

type File = keyof Facts;
type Reporter = (name: File, path: Path, reason: string, remedy: string) => void;

/** What tells the records of a list apart, by whichever of these they have. */
const ID_KEYS = ['slug', 'id', 'slot', 'from'];

/** Ids that stand twice in one list. */
function checkIds(facts: Facts, report: Reporter): void {
  for (const [name, data] of Object.entries(facts) as [File, unknown][])
    for (const { path, value } of walk(data)) {
      if (!Array.isArray(value) || path.includes('exceptions')) continue;
      const seen = new Set<unknown>();
      for (const [index, record] of value.entries()) {
        const key = ID_KEYS.find((one) => typeof record?.[one] === 'string');
        if (key === undefined) continue;
        const id = record[key];
        if (seen.has(id))
          report(name, [...path, index, key], `'${id}' is used twice`, 'give one of the two another name');
        seen.add(id);
      }
    }
}

type Kind = 'branch' | 'service' | 'rank' | 'photo slot';

/** Fields that name another record, whether alone or in a list. */
const REFERENCES: [File, field: string, Kind][] = [
  ['business', 'pressBranch', 'branch'],
  ['branches', 'image', 'photo slot'],
  ['branches', 'gallery', 'photo slot'],
  ['services', 'availableAt', 'branch'],
  ['team', 'branch', 'branch'],
  ['team', 'title', 'rank'],
  ['team', 'image', 'photo slot'],
  ['testimonials', 'branch', 'branch'],
  ['testimonials', 'service', 'service'],
  ['testimonials', 'image', 'photo slot'],
  ['reviews', 'branch', 'branch'],
  ['reviews', 'service', 'service'],
];

function checkReferences(facts: Facts, report: Reporter): void {
  const known: Record<Kind, string[]> = {
    branch: facts.branches.map(({ slug }) => slug),
    service: facts.services.map(({ id }) => id),
    rank: facts.business.claims.tiers.map(({ id }) => id),
    'photo slot': facts.photos.map(({ slot }) => slot),
  };
  const refer = (kind: Kind, name: File, path: Path, id: string) => {
    if (known[kind].includes(id)) return;
    const list = kind === 'photo slot' ? 'in facts/photos.yaml, or leave the line out' : undefined;
    report(name, path, `there is no ${kind} '${id}'`, suggestion(id, known[kind], list));
  };
  for (const [name, field, kind] of REFERENCES)
    for (const { path, value } of textsUnder(facts[name], field)) refer(kind, name, path, value);
  // A price left out is that of the menu.
  for (const [page, quotes] of Object.entries(facts['page-prices']))
    for (const [index, { price, priceRange, quotes: thing }] of quotes.entries())
      if (!price && !priceRange) refer('service', 'page-prices', [page, index, 'quotes'], thing);
}

/** Prices that the business has nowhere: a slip of the finger. */
function checkPrices(facts: Facts, report: Reporter): void {
  const { from, to } = facts.business.prices;
  for (const name of ['services', 'fades', 'page-prices', 'articles'] as const)
    for (const { path, value } of walk(facts[name])) {
      const isPrice = typeof value === 'number' && (path.includes('price') || path.includes('priceRange'));
      if (!isPrice || (value >= from && value <= to)) continue;
      const remedy = 'mend it, or widen `prices` in facts/business.yaml';
      report(name, path, `is outside ${from} to ${to} AED (got ${value})`, remedy);
    }
}

/** What the facts say of each other: names that exist and stand once, prices within bounds, redirects that end. */
export function checkFacts(facts: Facts, tell: Report): void {
  let found = 0;
  const report: Reporter = (name, path, reason, remedy) => {
    found += 1;
    tell({ file: `facts/${name}.yaml`, path, reason, remedy });
  };
  checkIds(facts, report);
  // A name used twice leaves another that nobody has: one line says enough.
  if (found) return;
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
