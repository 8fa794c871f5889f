import type { Facts } from '../schema/catalogue.ts';
import type { Problem } from './content-error.ts';

type Known = { what: string; ids: Set<string> };

/** What the facts say of each other: ids that exist and stand once, slots that are listed, redirects that end. */
export function factChecks(facts: Facts): Problem[] {
  const problems: Problem[] = [];
  const report = (name: string, field: string, reason: string) =>
    problems.push({ file: `facts/${name}.yaml`, field, reason });
  const known = (what: string, ids: string[]): Known => ({ what, ids: new Set(ids) });
  const refer = ({ what, ids }: Known, name: string, field: string, id: string | undefined) => {
    if (id !== undefined && !ids.has(id)) report(name, field, `there is no ${what} '${id}'`);
  };
  const once = (name: string, ids: string[], field: (index: number) => string) => {
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index) report(name, field(index), `'${id}' is used twice`);
    });
  };

  const branch = known(
    'branch',
    facts.branches.map(({ slug }) => slug),
  );
  const service = known(
    'service',
    facts.services.map(({ id }) => id),
  );
  const photo = known(
    'photo slot in photos.yaml',
    facts.photos.map(({ slot }) => slot),
  );

  for (const name of ['services', 'team', 'testimonials', 'reviews', 'areas', 'fades'] as const) {
    once(
      name,
      facts[name].map(({ id }) => id),
      (index) => `${name}[${index}].id`,
    );
  }
  once(
    'branches',
    facts.branches.map(({ slug }) => slug),
    (index) => `branches[${index}].slug`,
  );
  once(
    'photos',
    facts.photos.map(({ slot }) => slot),
    (index) => `photos[${index}].slot`,
  );
  once(
    'redirects',
    facts.redirects.map(({ from }) => from),
    (index) => `redirects[${index}].from`,
  );
  for (const name of ['leadership', 'awards', 'downloads'] as const) {
    once(
      'press',
      facts.press[name].map(({ id }) => id),
      (index) => `${name}[${index}].id`,
    );
  }
  for (const [page, quotes] of Object.entries(facts['page-prices'])) {
    once(
      'page-prices',
      quotes.map(({ id }) => id),
      (index) => `${page}[${index}].id`,
    );
  }

  facts.branches.forEach(({ image, gallery }, index) => {
    for (const slot of [image, ...(gallery ?? [])]) refer(photo, 'branches', `branches[${index}]`, slot);
  });
  facts.services.forEach(({ availableAt = [] }, index) => {
    for (const id of availableAt) refer(branch, 'services', `services[${index}].availableAt`, id);
  });
  facts.team.forEach((barber, index) => {
    refer(branch, 'team', `team[${index}].branch`, barber.branch);
    refer(photo, 'team', `team[${index}].image`, barber.image);
  });
  for (const name of ['testimonials', 'reviews'] as const) {
    facts[name].forEach((quote, index) => {
      refer(branch, name, `${name}[${index}].branch`, quote.branch);
      refer(service, name, `${name}[${index}].service`, quote.service);
    });
  }
  for (const [page, quotes] of Object.entries(facts['page-prices'])) {
    quotes.forEach(({ price, priceRange, quotes: thing }, index) => {
      if (price === undefined && priceRange === undefined)
        refer(service, 'page-prices', `${page}[${index}].quotes`, thing);
    });
  }
  refer(branch, 'business', 'pressBranch', facts.business.pressBranch);
  const old = new Set(facts.redirects.map(({ from }) => from));
  facts.redirects.forEach(({ to }, index) => {
    if (old.has(to)) report('redirects', `redirects[${index}].to`, `'${to}' is itself an old address`);
  });
  return problems;
}
