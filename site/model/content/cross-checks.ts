import type { Facts, Words } from '../../schema/catalogue.ts';
import type { Problem } from './content-error.ts';

type Report = (file: string, field: string, reason: string) => void;

function noTwice(report: Report, file: string, records: { id: string }[]): void {
  records.forEach(({ id }, index) => {
    if (records.findIndex((other) => other.id === id) < index)
      report(file, `[${index}].id`, `'${id}' is used twice`);
  });
}

/** What one file says of another: ids that exist, words for every id. */
export function crossChecks(facts: Facts, words: Record<string, Words>): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, field, reason) => problems.push({ file, field, reason });
  const branches = new Set(facts.branches.map(({ id }) => id));
  const services = new Set(facts.services.map(({ id }) => id));
  const known = (set: Set<string>, what: string, file: string, field: string, id: string | undefined) => {
    if (id && !set.has(id)) report(file, field, `there is no ${what} '${id}'`);
  };

  for (const file of ['branches', 'services', 'team', 'testimonials', 'reviews', 'areas'] as const) {
    noTwice(report, `facts/${file}.yaml`, facts[file]);
  }
  facts.services.forEach(({ availableAt }, index) => {
    for (const branch of availableAt ?? [])
      known(branches, 'branch', 'facts/services.yaml', `[${index}].availableAt`, branch);
  });
  facts.team.forEach(({ branch }, index) => {
    known(branches, 'branch', 'facts/team.yaml', `[${index}].branch`, branch);
  });
  for (const file of ['testimonials', 'reviews'] as const) {
    facts[file].forEach(({ branch, service }, index) => {
      known(branches, 'branch', `facts/${file}.yaml`, `[${index}].branch`, branch);
      known(services, 'service', `facts/${file}.yaml`, `[${index}].service`, service);
    });
  }
  for (const [locale, pages] of Object.entries(words)) wordChecks(report, facts, locale, pages);
  return problems;
}

function wordChecks(report: Report, facts: Facts, locale: string, words: Words): void {
  const need = (file: string, field: string, texts: Record<string, unknown>, ids: string[]) => {
    for (const id of ids) if (!texts[id]) report(`${locale}/${file}.yaml`, `${field}.${id}`, 'is missing');
  };
  const ids = (records: { id: string }[]) => records.map(({ id }) => id);
  need('branches', 'items', words.branches.items, ids(facts.branches));
  need(
    'branches',
    'features',
    words.branches.features,
    facts.branches.flatMap(({ features }) => features),
  );
  need('branch-pages', 'items', words['branch-pages'].items, ids(facts.branches));
  need('services', 'items', words.services.items, ids(facts.services));
  need('testimonials', 'items', words.testimonials.items, ids(facts.testimonials));
  need('reviews', 'items', words.reviews.items, ids(facts.reviews));
  need('areas', 'items', words.areas.items, ids(facts.areas));
  need(
    'team',
    'titles',
    words.team.titles,
    facts.team.map(({ title }) => title),
  );
  need(
    'team',
    'specialties',
    words.team.specialties,
    facts.team.flatMap(({ specialties }) => specialties),
  );
  for (const { id, slug } of facts.branches) {
    const priced = facts['page-prices'][slug] ?? [];
    need(
      'branch-pages',
      `items.${id}.prices.items`,
      words['branch-pages'].items[id]?.prices.items ?? {},
      ids(priced),
    );
  }
}
