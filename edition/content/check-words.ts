import type { Facts, Words } from '../schema/catalogue.ts';
import { nearestName, type Path, type Report, walk } from './errors.ts';
import type { Written } from './parse.ts';

/** A name that the facts use, and where. */
type Used = { id: string; file: string; path: Path };

const usedIn = (name: keyof Facts, key: string, records: readonly object[] = [], list: Path = []): Used[] =>
  records.flatMap((record, index) =>
    [record[key as keyof object] as string | string[]].flat().map((id, place, ids) => ({
      id,
      file: `facts/${name}.yaml`,
      path: [...list, index, key, ...(ids.length > 1 ? [place] : [])],
    })),
  );

/** A language has words for everything that the facts name, and none for what they don't. */
export function checkNames(facts: Facts, locale: string, words: Words, report: Report): void {
  const match = (name: keyof Words, path: Path, texts: Record<string, unknown>, used: Used[]) => {
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
        const reason = `'${id}' has no words in content/${file}`;
        report({ file: fact.file, path: fact.path, reason, remedy: `did you mean '${meant}'?` });
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
  const branches = usedIn('branches', 'slug', facts.branches);
  const prices = (page: string) => usedIn('page-prices', 'id', facts['page-prices'][page], [page]);
  for (const name of ['services', 'testimonials', 'reviews', 'areas'] as const)
    match(name, ['items'], words[name].items, usedIn(name, 'id', facts[name]));
  for (const name of ['branches', 'branch-pages', 'short-branches'] as const)
    match(name, ['items'], words[name].items, branches);
  match('branches', ['features'], words.branches.features, usedIn('branches', 'features', facts.branches));
  match('team', ['titles'], words.team.titles, usedIn('team', 'title', facts.team));
  match('team', ['specialties'], words.team.specialties, usedIn('team', 'specialties', facts.team));
  for (const name of ['branch-pages', 'service-pages'] as const)
    for (const [page, { prices: said }] of Object.entries(words[name].items))
      match(name, ['items', page, 'prices', 'items'], said.items, prices(page));
  const { teasers } = words['best-barbershop'];
  match('best-barbershop', ['teasers', 'items'], teasers.items, prices('best-barbershop'));
  const { services } = words['beard-trim'];
  match('beard-trim', ['services', 'items'], services.items, prices('beard-trim'));
  const { fades } = words['fade-haircut'];
  match('fade-haircut', ['fades', 'items'], fades.items, usedIn('fades', 'id', facts.fades));
  for (const name of ['leadership', 'awards', 'downloads'] as const)
    match(
      'press-kit',
      [name, 'items'],
      words['press-kit'][name].items,
      usedIn('press', 'id', facts.press[name], [name]),
    );
}

/** What search results show in full. */
const SEO_LENGTHS = { title: [30, 60], description: [70, 160] } as const;

type Found = { file: string; path: Path; text: string };

/** A text of every `seo` group, wherever it stands, except those that a page fills in ({name}). */
function seoTexts(locale: string, { words, articles }: Written, part: keyof typeof SEO_LENGTHS): Found[] {
  const pages = Object.entries(words).flatMap(([name, texts]) =>
    [...walk(texts)]
      .filter(({ path }) => path.at(-2) === 'seo' && path.at(-1) === part)
      .map(({ path, value }) => ({ file: `${locale}/${name}.yaml`, path, text: value as string }))
      .filter(({ text }) => !text.includes('{')),
  );
  const key = part === 'title' ? 'seoTitle' : 'description';
  return [...pages, ...headTexts(locale, articles, key)];
}

const headTexts = (
  locale: string,
  articles: Written['articles'],
  key: 'title' | 'seoTitle' | 'description',
): Found[] =>
  Object.entries(articles).map(([slug, matter]) => ({
    file: `${locale}/articles/${slug}.mdx`,
    path: [key],
    text: matter[key],
  }));

function checkUnique(found: readonly Found[], report: Report): void {
  for (const [index, { file, path, text }] of found.entries()) {
    const other = found.findIndex((one) => one.text === text);
    if (other === index) continue;
    const reason = `is the same as in content/${found[other]?.file}`;
    report({ file, path, reason, remedy: 'say what only this page has' });
  }
}

/** Titles and descriptions have the lengths that search results show, and no two pages or articles share one. */
export function checkSeo(locale: string, written: Written, report: Report): void {
  for (const part of ['title', 'description'] as const) {
    const [least, most] = SEO_LENGTHS[part];
    const found = seoTexts(locale, written, part);
    for (const { file, path, text } of found)
      if (text.length < least || text.length > most)
        report({
          file,
          path,
          reason: `must have ${least} to ${most} characters, has ${text.length} (got ${JSON.stringify(text)})`,
          remedy: text.length > most ? `shorten it by ${text.length - most}` : `add ${least - text.length}`,
        });
    checkUnique(found, report);
  }
  checkUnique(headTexts(locale, written.articles, 'title'), report);
}
