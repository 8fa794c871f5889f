import type { Facts, Words } from '../schema/catalogue.ts';
import type { Problem } from './content-error.ts';

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** A language has words for everything that the facts name, and none for what they don't. */
export function wordChecks(facts: Facts, locale: string, words: Words): Problem[] {
  const problems: Problem[] = [];
  const match = (name: keyof Words, field: string, texts: Record<string, unknown>, ids: string[]) => {
    const report = (id: string, reason: string) =>
      problems.push({ file: `${locale}/${name}.yaml`, field: `${field}.${id}`, reason });
    for (const id of new Set(ids)) if (!(id in texts)) report(id, 'is missing');
    for (const id of Object.keys(texts)) if (!ids.includes(id)) report(id, 'has no facts of this id');
  };
  const prices = (page: string) => idsOf(facts['page-prices'][page] ?? []);

  for (const name of ['services', 'testimonials', 'reviews', 'areas'] as const) {
    match(name, 'items', words[name].items, idsOf(facts[name]));
  }
  for (const name of ['branches', 'branch-pages', 'short-branches'] as const) {
    match(
      name,
      'items',
      words[name].items,
      facts.branches.map(({ slug }) => slug),
    );
  }
  match(
    'branches',
    'features',
    words.branches.features,
    facts.branches.flatMap(({ features }) => features),
  );
  match(
    'team',
    'titles',
    words.team.titles,
    facts.team.map(({ title }) => title),
  );
  match(
    'team',
    'specialties',
    words.team.specialties,
    facts.team.flatMap(({ specialties }) => specialties),
  );
  for (const { slug } of facts.branches) {
    const page = words['branch-pages'].items[slug];
    if (page) match('branch-pages', `items.${slug}.prices.items`, page.prices.items, prices(slug));
  }
  for (const [page, { prices: said }] of Object.entries(words['service-pages'].items)) {
    match('service-pages', `items.${page}.prices.items`, said.items, prices(page));
  }
  match(
    'best-barbershop',
    'teasers.items',
    words['best-barbershop'].teasers.items,
    prices('best-barbershop'),
  );
  match('beard-trim', 'services.items', words['beard-trim'].services.items, prices('beard-trim'));
  match('fade-haircut', 'fades.items', words['fade-haircut'].fades.items, idsOf(facts.fades));
  for (const name of ['leadership', 'awards', 'downloads'] as const) {
    match('press-kit', `${name}.items`, words['press-kit'][name].items, idsOf(facts.press[name]));
  }
  return problems;
}
