import { localPath, pagePath, reservedFolders, reviewPages, routes } from '../../contract/routes.ts';
import { BRANCHES, REDIRECTS, TEAM } from '../../domain/content-files.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import type { Facts, LocalizedContent } from '../schema/catalogue.ts';
import { type ContentProblem, checkKnown, type Path, type Report } from './errors.ts';

type Place = Pick<ContentProblem, 'file' | 'path'>;
type Addressed = Pick<LocalizedContent, 'words'> & { articles: Record<string, unknown> };

const SERVICE_PAGES = pagePath('servicePage', { slug: '' });
const SERVICES_FILE = `${FIRST_LANGUAGE}/service-pages.yaml`;
const SITE_PATHS = [
  ...Object.values(routes).filter((path) => !path.startsWith(SERVICE_PAGES)),
  ...Object.values(reviewPages),
  ...(['notFound', 'offline', 'barberNotFound'] as const).map((name) => pagePath(name)),
];

/** The addresses that content records define, without language prefix, with the field that defines each. */
function addressesOf(facts: Facts, { words, articles }: Addressed): [string, Place][] {
  const entry = (path: string, file: string, ...field: Path): [string, Place] => [
    path,
    { file, path: field },
  ];
  return [
    ...Object.keys(words['service-pages'].items).map((slug) =>
      entry(pagePath('servicePage', { slug }), SERVICES_FILE, 'items', slug),
    ),
    ...Object.keys(articles).map((slug): [string, Place] => [
      pagePath('article', { slug }),
      { file: `${FIRST_LANGUAGE}/articles/${slug}.mdx` },
    ]),
    ...facts.branches.flatMap((branch, index) =>
      (['branch', 'branchLanding'] as const).map((name) =>
        entry(pagePath(name, branch), BRANCHES, index, 'slug'),
      ),
    ),
    ...facts.team.map((barber, index) => entry(pagePath('barber', barber), TEAM, index, 'id')),
    ...facts.redirects.map(({ from }, index) => entry(from, REDIRECTS, index, 'from')),
  ];
}

/** Reports records whose address or link picture collides with another record or with the site itself. */
export function checkAddresses(
  facts: Facts,
  locales: readonly string[],
  written: Addressed,
  report: Report,
): void {
  /** The file names of a page's link pictures, which share a folder: '/blog/x' and '/blog-x' would collide. */
  const pictureNames = (path: string) =>
    locales.map((locale) => localPath(path, locale).slice(1).replaceAll('/', '-') || 'home');
  const addresses = addressesOf(facts, written);
  const pages = [...Object.values(routes), ...addresses.map(([path]) => path)];
  const known = locales.flatMap((locale) => pages.map((path) => localPath(path, locale)));
  for (const [index, { to }] of facts.redirects.entries())
    checkKnown(report, { file: REDIRECTS, path: [index, 'to'] }, to, known);
  const taken = new Map(SITE_PATHS.flatMap((path) => pictureNames(path).map((key) => [key, path] as const)));
  for (const [path, place] of addresses) {
    const [first = '', ...parts] = path.slice(1).split('/');
    const folder = locales.includes(first) ? parts[0] : first;
    // An old file may lead elsewhere.
    const isFile = /\.\w+$/.test(path);
    const isReserved = (reservedFolders.includes(folder ?? '') && !isFile) || path.endsWith('/index');
    const other = isReserved
      ? 'the site itself'
      : pictureNames(path).flatMap((key) => taken.get(key) ?? [])[0];
    if (other) {
      const reason = "the address '{address}' is already taken by {other}";
      report({ ...place, reason, values: { address: path, other }, remedy: 'choose another name' });
    } else for (const key of pictureNames(path)) taken.set(key, `'${path}'`);
  }
  for (const locale of locales)
    if (reservedFolders.includes(locale))
      report({ file: `${locale}/interface.yaml`, reason: `the site itself has the address '/${locale}'` });
  for (const path of Object.values(routes))
    if (path.startsWith(SERVICE_PAGES) && !taken.has(path.slice(1).replaceAll('/', '-'))) {
      const place = { file: SERVICES_FILE, path: ['items', path.slice(SERVICE_PAGES.length)] };
      const remedy = 'restore it from an earlier version';
      report({ ...place, code: 'missing', reason: 'is missing, but pages link to it', remedy });
    }
}
