import { pagePath, routes } from '../../contract/routes.ts';
import type { Facts, LocalizedContent } from '../schema/catalogue.ts';
import { checkKnown, type Path, type Report, type Sources, textsUnder } from './errors.ts';
import { lineAt } from './read.ts';

/** Reports links, figures and testimonials in a language's texts that do not exist. */
export function checkLinks(
  facts: Facts,
  locale: string,
  { words, articles, bodies }: LocalizedContent,
  sources: Sources,
  report: Report,
): void {
  const pages: string[] = [
    ...Object.values(routes),
    ...facts.branches.flatMap((one) => [pagePath('branch', one), pagePath('branchLanding', one)]),
    ...facts.team.map((barber) => pagePath('barber', barber)),
    ...Object.keys(articles).map((slug) => pagePath('article', { slug })),
    ...facts.redirects.map(({ from }) => from),
  ];
  const link = (at: { file: string; path?: Path; line?: number }, to: string) =>
    checkKnown(report, at, to.replace(/(?!^)[#?].*/, '').replace(/^\/#.*/, '/'), pages);

  const gallery = `${locale}/fade-haircut.yaml`;
  for (const { path, value } of textsUnder(words['fade-haircut'], 'to')) link({ file: gallery, path }, value);
  const services = words['service-pages'].items;
  for (const { path, value } of textsUnder(words['service-pages'], 'related'))
    checkKnown(report, { file: `${locale}/service-pages.yaml`, path }, value, Object.keys(services));

  for (const [slug, matter] of Object.entries(articles)) {
    const file = `${locale}/articles/${slug}.mdx`;
    const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);
    const figures = facts.articles[slug] ?? {};
    const among = (path: Path, used: readonly string[], names: readonly string[]) => {
      for (const [index, name] of used.entries())
        checkKnown(report, { file, path: [...path, index] }, name, names);
    };
    among(['haircuts'], ids(matter.haircuts), ids(figures.haircuts));
    among(['trends'], ids(matter.trends), ids(figures.trends));
    among(['fades'], ids(matter.fades), ids(facts.fades));
    among(['maintenance', 'rows'], ids(matter.maintenance?.rows), ids(facts.fades));
    among(['testimonials'], matter.testimonials ?? [], ids(facts.testimonials));
    for (const [index, { fades }] of (matter.faceShapes ?? []).entries())
      among(['faceShapes', index, 'fades'], fades, ids(facts.fades));
    for (const { value } of textsUnder(bodies[slug], 'href'))
      if (value.startsWith('/')) link({ file, path: ['text'], ...lineAt(sources.get(file), value) }, value);
  }
}
