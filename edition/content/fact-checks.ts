import type { Facts } from '../schema/catalogue.ts';
import { suggestion } from './nearest-name.ts';
import type { Path, Report } from './problem.ts';

type Known = { what: string; ids: readonly string[]; list?: string };
type Reporter = (name: keyof Facts, path: Path, reason: string, remedy: string) => void;

function checkIds(facts: Facts, report: Reporter): void {
  const once = (name: keyof Facts, ids: readonly string[], path: (index: number) => Path) => {
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index)
        report(name, path(index), `'${id}' is used twice`, 'give one of the two another name');
    });
  };
  const list = <T>(name: keyof Facts, records: readonly T[], key: keyof T & string) =>
    once(
      name,
      records.map((record) => String(record[key])),
      (index) => [index, key],
    );
  list('branches', facts.branches, 'slug');
  for (const name of ['services', 'team', 'testimonials', 'reviews', 'areas', 'fades'] as const)
    list(name, facts[name] as { id: string }[], 'id');
  list('photos', facts.photos, 'slot');
  list('redirects', facts.redirects, 'from');
  for (const name of ['leadership', 'awards', 'downloads'] as const)
    once(
      'press',
      facts.press[name].map(({ id }) => id),
      (index) => [name, index, 'id'],
    );
  for (const [page, quotes] of Object.entries(facts['page-prices']))
    once(
      'page-prices',
      quotes.map(({ id }) => id),
      (index) => [page, index, 'id'],
    );
}

function checkReferences(facts: Facts, report: Reporter): void {
  const branch: Known = { what: 'branch', ids: facts.branches.map(({ slug }) => slug) };
  const service: Known = { what: 'service', ids: facts.services.map(({ id }) => id) };
  const rank: Known = { what: 'rank', ids: facts.business.claims.tiers.map(({ id }) => id) };
  const slot: Known = {
    what: 'photo slot',
    ids: facts.photos.map((photo) => photo.slot),
    list: 'in facts/photos.yaml, or leave the line out',
  };
  const refer = ({ what, ids, list }: Known, name: keyof Facts, path: Path, id: string | undefined) => {
    if (id !== undefined && !ids.includes(id))
      report(name, path, `there is no ${what} '${id}'`, suggestion(id, ids, list));
  };
  facts.branches.forEach(({ opens, closes, image, gallery }, index) => {
    if (opens && closes && closes < opens)
      report('branches', [index, 'closes'], 'must not be before opens', 'mend one of the two days');
    refer(slot, 'branches', [index, 'image'], image);
    for (const [place, name] of gallery?.entries() ?? [])
      refer(slot, 'branches', [index, 'gallery', place], name);
  });
  facts.services.forEach(({ availableAt }, index) => {
    for (const [place, id] of availableAt?.entries() ?? [])
      refer(branch, 'services', [index, 'availableAt', place], id);
  });
  facts.team.forEach((barber, index) => {
    refer(branch, 'team', [index, 'branch'], barber.branch);
    refer(rank, 'team', [index, 'title'], barber.title);
    refer(slot, 'team', [index, 'image'], barber.image);
  });
  for (const name of ['testimonials', 'reviews'] as const)
    facts[name].forEach((quote, index) => {
      refer(branch, name, [index, 'branch'], quote.branch);
      refer(service, name, [index, 'service'], quote.service);
    });
  for (const [page, quotes] of Object.entries(facts['page-prices']))
    quotes.forEach(({ price, priceRange, quotes: thing }, index) => {
      // A price left out is that of the menu.
      if (price === undefined && priceRange === undefined)
        refer(service, 'page-prices', [page, index, 'quotes'], thing);
    });
  refer(branch, 'business', ['pressBranch'], facts.business.pressBranch);
}

function checkPrices(facts: Facts, report: Reporter): void {
  const { from, to } = facts.business.prices;
  const check = (name: keyof Facts, path: Path, price: number | undefined) => {
    if (price !== undefined && (price < from || price > to))
      report(
        name,
        path,
        `is outside ${from} to ${to} AED (got ${price})`,
        'mend it, or widen `prices` in facts/business.yaml',
      );
  };
  for (const name of ['services', 'fades'] as const)
    for (const [index, { price }] of facts[name].entries()) check(name, [index, 'price'], price);
  for (const [page, quotes] of Object.entries(facts['page-prices']))
    quotes.forEach(({ price, priceRange }, index) => {
      check('page-prices', [page, index, 'price'], price);
      for (const [place, end] of priceRange?.entries() ?? [])
        check('page-prices', [page, index, 'priceRange', place], end);
    });
}

/** What the facts say of each other: names that exist and stand once, prices within bounds, redirects that end. */
export function checkFacts(facts: Facts, tell: Report): void {
  const report: Reporter = (name, path, reason, remedy) =>
    tell({ file: `facts/${name}.yaml`, path, reason, remedy });
  let doubled = false;
  checkIds(facts, (...problem) => {
    doubled = true;
    report(...problem);
  });
  // A name used twice leaves another that nobody has: one line says enough.
  if (doubled) return;
  checkReferences(facts, report);
  checkPrices(facts, report);
  const old = new Set(facts.redirects.map(({ from }) => from));
  facts.redirects.forEach(({ to }, index) => {
    if (old.has(to))
      report('redirects', [index, 'to'], `'${to}' is itself an old address`, 'name the page where it ends');
  });
}
