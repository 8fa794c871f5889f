import type { Facts, Words } from '../schema/catalogue.ts';
import { nearestName } from './nearest-name.ts';
import type { Path, Report } from './problem.ts';

/** A name that the facts use, and where. */
type Used = { id: string; file: string; path: Path };

const usedIn = <T>(name: keyof Facts, records: readonly T[], key: keyof T & string): Used[] =>
  records.map((record, index) => ({
    id: String(record[key]),
    file: `facts/${name}.yaml`,
    path: [index, key],
  }));

const namesIn = <T>(name: keyof Facts, records: readonly T[], key: keyof T & string): Used[] =>
  records.flatMap((record, index) =>
    (record[key] as string[]).map((id, place) => ({
      id,
      file: `facts/${name}.yaml`,
      path: [index, key, place],
    })),
  );

const pricesOf = (facts: Facts, page: string): Used[] =>
  (facts['page-prices'][page] ?? []).map(({ id }, index) => ({
    id,
    file: 'facts/page-prices.yaml',
    path: [page, index, 'id'],
  }));

/** A language has words for everything that the facts name, and none for what they don't. */
export function checkWords(facts: Facts, locale: string, words: Words, report: Report): void {
  const match = (name: keyof Words, path: Path, texts: Record<string, unknown> = {}, used: Used[]) => {
    const file = `${locale}/${name}.yaml`;
    const known = Object.keys(texts);
    const ids = new Set(used.map(({ id }) => id));
    const misspelt = new Set<string>();
    for (const id of ids) {
      if (known.includes(id)) continue;
      const meant = nearestName(id, known);
      const fact = used.find((one) => one.id === id);
      if (meant && fact) {
        misspelt.add(meant);
        report({
          file: fact.file,
          path: fact.path,
          reason: `'${id}' has no words in content/${file}`,
          remedy: `did you mean '${meant}'?`,
        });
      } else
        report({ file, path: [...path, id], reason: 'is missing', remedy: `add it under ${path.join('.')}` });
    }
    for (const id of known)
      if (!ids.has(id) && !misspelt.has(id))
        report({
          file,
          path: [...path, id],
          reason: 'belongs to nothing in the facts',
          remedy: 'take it out, or mend its name',
        });
  };
  const branches = usedIn('branches', facts.branches, 'slug');
  for (const name of ['services', 'testimonials', 'reviews', 'areas'] as const)
    match(name, ['items'], words[name].items, usedIn(name, facts[name] as { id: string }[], 'id'));
  for (const name of ['branches', 'branch-pages', 'short-branches'] as const)
    match(name, ['items'], words[name].items, branches);
  match('branches', ['features'], words.branches.features, namesIn('branches', facts.branches, 'features'));
  match('team', ['titles'], words.team.titles, usedIn('team', facts.team, 'title'));
  match('team', ['specialties'], words.team.specialties, namesIn('team', facts.team, 'specialties'));
  for (const [slug, { prices }] of Object.entries(words['branch-pages'].items))
    match('branch-pages', ['items', slug, 'prices', 'items'], prices.items, pricesOf(facts, slug));
  for (const [page, { prices }] of Object.entries(words['service-pages'].items))
    match('service-pages', ['items', page, 'prices', 'items'], prices.items, pricesOf(facts, page));
  const { teasers } = words['best-barbershop'];
  match('best-barbershop', ['teasers', 'items'], teasers.items, pricesOf(facts, 'best-barbershop'));
  const { services } = words['beard-trim'];
  match('beard-trim', ['services', 'items'], services.items, pricesOf(facts, 'beard-trim'));
  const { fades } = words['fade-haircut'];
  match('fade-haircut', ['fades', 'items'], fades.items, usedIn('fades', facts.fades, 'id'));
  for (const name of ['leadership', 'awards', 'downloads'] as const) {
    const records = facts.press[name].map(({ id }, index) => ({
      id,
      file: 'facts/press.yaml',
      path: [name, index, 'id'],
    }));
    match('press-kit', [name, 'items'], words['press-kit'][name].items, records);
  }
}
