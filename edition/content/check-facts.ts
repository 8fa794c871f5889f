import { BRANCHES, BUSINESS, REDIRECTS } from '../../domain/content-files.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { isClosed } from '../join/branches.ts';
import type { Facts } from '../schema/catalogue.ts';
import { checkKnown, type Path, type Report, textsUnder, walk } from './errors.ts';

type File = keyof Facts;

/** Fields that can be a record's id, in order of precedence. */
const ID_KEYS = ['slug', 'id', 'slot', 'from'];

/** Reports duplicate ids in a list. */
function checkIds(facts: Facts, report: Report): void {
  for (const [name, data] of Object.entries(facts) as [File, unknown][])
    for (const { path, value } of walk(data)) {
      if (!Array.isArray(value) || path.includes('exceptions')) continue;
      const seen = new Set<unknown>();
      for (const [index, record] of value.entries()) {
        const key = ID_KEYS.find((one) => typeof record?.[one] === 'string');
        if (key === undefined) continue;
        const id = record[key];
        const reason = "'{id}' is used twice";
        const place = { file: `facts/${name}.yaml`, path: [...path, index, key] };
        if (seen.has(id))
          report({ ...place, reason, values: { id }, remedy: 'give one of the two another name' });
        seen.add(id);
      }
    }
}

type Kind = 'branch' | 'service' | 'booking group' | 'rank' | 'photo slot';

/** Fields that reference other records, as a single id or a list. */
const REFERENCES: [File, field: string, Kind][] = [
  ['business', 'pressBranch', 'branch'],
  ['branches', 'image', 'photo slot'],
  ['branches', 'gallery', 'photo slot'],
  ['services', 'availableAt', 'branch'],
  ['services', 'group', 'booking group'],
  ['team', 'branch', 'branch'],
  ['team', 'title', 'rank'],
  ['team', 'image', 'photo slot'],
  ['testimonials', 'branch', 'branch'],
  ['testimonials', 'service', 'service'],
  ['testimonials', 'image', 'photo slot'],
  ['reviews', 'branch', 'branch'],
  ['reviews', 'service', 'service'],
];

function checkReferences(facts: Facts, report: Report): void {
  const known: Record<Kind, string[]> = {
    branch: facts.branches.map(({ slug }) => slug),
    service: facts.services.map(({ id }) => id),
    'booking group': facts['booking-groups'].map(({ id }) => id),
    rank: facts.business.claims.tiers.map(({ id }) => id),
    'photo slot': facts.photos.map(({ slot }) => slot),
  };
  const checkReference = (kind: Kind, name: File, path: Path, id: string) =>
    checkKnown(report, { file: `facts/${name}.yaml`, path }, id, known[kind], {
      kind,
      list: kind === 'photo slot' ? 'in facts/photos.yaml, or leave the line out' : undefined,
    });
  for (const [name, field, kind] of REFERENCES)
    for (const { path, value } of textsUnder(facts[name], field)) checkReference(kind, name, path, value);
  // A page without a price of its own shows that of the menu.
  for (const [page, prices] of Object.entries(facts['page-prices']))
    for (const [index, { price, thing }] of prices.entries())
      if (!price) checkReference('service', 'page-prices', [page, index, 'price'], thing);
}

/** Reports prices outside the configured range, which are probably typos. */
function checkPrices(facts: Facts, report: Report): void {
  const { from, to } = facts.business.prices;
  for (const name of ['services', 'fades', 'page-prices', 'articles'] as const)
    for (const { path, value } of walk(facts[name])) {
      const at = path.indexOf('price') + 1;
      if (!at || typeof value !== 'number' || (value >= from && value <= to)) continue;
      const reason = 'is outside {from} to {to} AED';
      const remedy = 'correct it, or widen `prices` in facts/business.yaml';
      const other = { file: BUSINESS, path: ['prices'] };
      const place = { file: `facts/${name}.yaml`, path: path.slice(0, at), other };
      report({ ...place, reason, values: { from, to }, got: value, remedy });
    }
}

/** Reports exceptions that overlap an earlier exception of the same branch: visitors would read both. */
function checkExceptions({ branches }: Facts, report: Report): void {
  for (const [branch, { exceptions }] of branches.entries())
    for (const [index, { from, until, reason }] of exceptions.entries()) {
      const other = exceptions.slice(0, index).find((one) => one.from <= until && from <= one.until);
      if (!other) continue;
      const nameOf = (one: Record<string, string>) => Object.values(one)[0] ?? '';
      report({
        file: BRANCHES,
        path: [branch, 'exceptions', index, 'from'],
        reason: "'{name}' shares days with '{other}', from {from} until {until}",
        values: { name: nameOf(reason), other: nameOf(other.reason), from: other.from, until: other.until },
        remedy: 'end one before the other begins, or remove one',
      });
    }
}

/**
 * Checks facts against each other: unique ids, valid references, plausible prices, no overlapping hours, no redirect chains.
 */
export function checkFacts(facts: Facts, today: Day, report: Report): void {
  let hasDuplicates = false;
  checkIds(facts, (problem) => {
    hasDuplicates = true;
    report(problem);
  });
  // A duplicate id often causes a missing one; reporting both would be noise.
  if (hasDuplicates) return;
  checkReferences(facts, report);
  checkPrices(facts, report);
  checkExceptions(facts, report);
  for (const [index, { firstDay, lastDay }] of facts.branches.entries())
    if (firstDay && lastDay && lastDay < firstDay) {
      const place = { file: BRANCHES, path: [index, 'lastDay'] };
      report({ ...place, reason: 'closes before it opens', remedy: 'correct one of the dates' });
    }
  if (facts.branches.every((branch) => isClosed(branch, today))) {
    const place = { file: BRANCHES, path: [0, 'lastDay'] };
    report({ ...place, reason: 'closes every branch', remedy: 'remove one closing date' });
  }
  const oldAddresses = new Set(facts.redirects.map(({ from }) => from));
  for (const [index, { to }] of facts.redirects.entries())
    if (oldAddresses.has(to)) {
      const place = { file: REDIRECTS, path: [index, 'to'] };
      report({ ...place, reason: `redirects to another redirect, '${to}'`, remedy: 'use the final page' });
    }
}
