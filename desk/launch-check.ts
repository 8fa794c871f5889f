import type { FieldPath, LaunchFinding as Finding, LaunchCheck } from '../contract/desk.ts';
import { pagePath, routes } from '../contract/routes.ts';
import type { Day } from '../domain/dubai-time.ts';
import { namedPath } from '../domain/field-path.ts';
import { passedExceptions } from '../domain/opening-hours.ts';
import { filesOf, type Path, walk } from '../edition/content/errors.ts';
import type { Content } from '../edition/content/parse.ts';
import type { Facts, Words } from '../edition/schema/catalogue.ts';
import { visitFields } from '../edition/schema/words/branches.ts';

const must = (where: string, what: string): Finding => ({ must: true, where, what });
const may = (where: string, what: string): Finding => ({ must: false, where, what });

/** '+971 4 000 000N' and '+971 50 000 000N' ring nobody; RFC 2606 keeps '.example' for examples. */
const isPlaceholder = (value: unknown) =>
  typeof value === 'string' &&
  (/^\+971(4|50)0{6}\d$/.test(value.replace(/[\s()-]/g, '')) || /\.example\b/.test(value));

const spelt = (path: Path) =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

const placeholders = (facts: Facts): Finding[] =>
  Object.entries(facts).flatMap(([file, data]) =>
    [...walk(data)]
      .filter(({ value }) => isPlaceholder(value))
      .map(({ path, value }) => ({
        ...must(
          `${file}${spelt(path)}`,
          `'${value}' is a placeholder: give the real one in content/facts/${file}.yaml`,
        ),
        file: `facts/${file}.yaml`,
        path: namedPath(data, path as FieldPath),
      })),
  );

const NOT_PUBLIC = /(^|\.)(example|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

function domain(siteUrl: string | undefined): Finding[] {
  const refuse = (why: string) => [must('SITE_URL', why)];
  if (!siteUrl)
    return refuse('is not set: build with SITE_URL=https://your.domain, or every canonical link is wrong');
  const url = URL.parse(siteUrl);
  if (!url) return refuse(`'${siteUrl}' is not an address`);
  if (url.protocol !== 'https:') return refuse(`'${siteUrl}' must begin with https://`);
  return NOT_PUBLIC.test(url.hostname) ? refuse(`'${url.hostname}' is not a public domain`) : [];
}

/** People, words and figures that nobody gave, by file. */
function samples({ facts, words, articles }: LaunchSubject): Finding[] {
  const files = [...filesOf('facts', { words: facts, articles: {} }), ...filesOf('en', { words, articles })];
  return files.flatMap(({ file, data }) => {
    const found = [...walk(data)].flatMap(({ path, value }) => {
      const { sample, dateSample, name, id, from } = (value ?? {}) as Record<string, unknown>;
      const label = [name, id, from, spelt(path).slice(1)].find((one) => typeof one === 'string');
      return [...(sample === true ? [label] : []), ...(dateSample === true ? ['its date'] : [])];
    });
    return found.length ? [must(`content/${file}`, `${found.length}: ${found.join(', ')}`)] : [];
  });
}

/** What a page says of a thing in its own words, and the line where the owner changes it. */
type Quoted = { thing: string; at: string; price: string | undefined; minutes: string | undefined };

const PAGES: Record<string, string> = {
  'beard-trim': routes.beardTrim,
  'best-barbershop': routes.bestBarbershop,
  comparison: routes.bestBarbershop,
  'press-kit': routes.pressKit,
};

function quotedPrices({ facts, sources }: LaunchSubject): Quoted[] {
  const at = (page: string, name: string, ...path: Path) =>
    `${page} (content/facts/${name}.yaml:${sources.get(`facts/${name}.yaml`)?.lineOf(path) ?? '?'})`;
  const isBranch = (page: string) => facts.branches.some(({ slug }) => slug === page);
  const pageOf = (page: string) =>
    PAGES[page] ?? pagePath(isBranch(page) ? 'branch' : 'servicePage', { slug: page });
  const span = (values: readonly number[]) =>
    [...new Set([Math.min(...values), Math.max(...values)])].join('-');
  const menu = facts.services.flatMap(({ id, price, minutes, hidden }, index) =>
    hidden
      ? []
      : { thing: id, at: at(routes.services, 'services', index), price: `${price}`, minutes: `${minutes}` },
  );
  const fades: Quoted = {
    thing: 'fade',
    at: at(routes.fadeHaircut, 'fades'),
    price: span(facts.fades.map(({ price }) => price)),
    minutes: span(facts.fades.map(({ durationMinutes }) => durationMinutes)),
  };
  // What is left out is that of the menu.
  const pages = Object.entries(facts['page-prices']).flatMap(([page, quotes]) =>
    quotes.map(({ quotes: thing, price, priceRange, minutes, minutesRange }, index) => ({
      thing,
      at: at(pageOf(page), 'page-prices', page, index),
      price: priceRange?.join('-') ?? price?.toString(),
      minutes: minutesRange?.join('-') ?? minutes?.toString(),
    })),
  );
  return [...menu, fades, ...pages];
}

/** A thing may cost and take different amounts only under different names: `quotes` in page-prices.yaml tells them apart. */
function differing(subject: LaunchSubject, what: 'price' | 'minutes'): Finding[] {
  const quoted = quotedPrices(subject).filter((one) => one[what] !== undefined);
  return [...Map.groupBy(quoted, ({ thing }) => thing)].flatMap(([thing, all]) => {
    const byValue = [...Map.groupBy(all, (one) => one[what])];
    const listed = byValue.map(([value, on]) => `${value} on ${on.map(({ at }) => at).join(' and ')}`);
    return listed.length > 1 ? [must(thing, listed.join('; '))] : [];
  });
}

/** What the business says of itself, which only the owner can know. */
function claims({ business, branches }: Facts, articles: LaunchSubject['articles']): Finding[] {
  if (business.claimsConfirmed) return [];
  const { tiers: _, ...figures } = business.claims;
  const claimed = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  const rated = branches.flatMap(({ slug, rating, reviews }) =>
    reviews ? `${slug} ${rating} of ${reviews} reviews` : [],
  );
  const first = Object.entries(articles).flatMap(([slug, data]) =>
    [...walk(data)]
      .filter(({ value }) => typeof value === 'string' && value.includes('#1'))
      .map(({ value }) => must(`content/en/articles/${slug}.mdx`, String(value))),
  );
  return [
    must('content/facts/business.yaml: claims', claimed.join(', ')),
    must('content/facts/branches.yaml', `${rated.join(', ')}: where were they given?`),
    ...first,
  ];
}

export type LaunchSubject = Pick<Content, 'facts' | 'sources'> & {
  /** Words by file and heads of articles by slug, looked through for samples. */
  words: Partial<Words>;
  articles: Record<string, unknown>;
  siteUrl: string | undefined;
  today: Day;
  /** Names of the photos that are there. */
  photos: readonly string[];
};

/** Everything that is not yet real, or not yet decided. */
export function launchChecks(subject: LaunchSubject): LaunchCheck[] {
  const { facts, words, articles, siteUrl, today, photos } = subject;
  const unanswered = Object.entries(words.branches?.items ?? {}).map(([slug, { visit }]) =>
    may(`content/en/branches.yaml: ${slug}`, visitFields.filter((field) => !visit[field]).join(', ')),
  );
  const mayOfBranch = (slug: string, what: string) => may(`content/facts/branches.yaml: ${slug}`, what);
  const withoutPlaceId = facts.branches.filter(({ googlePlaceId }) => !googlePlaceId);
  const passed = facts.branches.flatMap(({ slug, exceptions }) =>
    passedExceptions(exceptions, today).map(({ from, until, reason }) =>
      mayOfBranch(slug, `${reason.en}, ${from} to ${until}, can be deleted`),
    ),
  );
  // Photos that are too small are mistakes of the content.
  const missing = facts.photos.filter(({ slot }) => !photos.includes(slot));
  return [
    { title: 'Contact data that belong to nobody', findings: placeholders(facts) },
    { title: 'The domain', findings: domain(siteUrl) },
    {
      title: 'Samples to replace, or to confirm by deleting their `sample: true`',
      findings: samples(subject),
    },
    { title: 'Things at more than one price (AED)', findings: differing(subject, 'price') },
    { title: 'Things of more than one duration (minutes)', findings: differing(subject, 'minutes') },
    {
      title: 'Claims to confirm, by `claimsConfirmed: true` in business.yaml',
      findings: claims(facts, articles),
    },
    {
      title: 'What visitors ask before they come; an empty `visit` is not shown',
      findings: unanswered.filter(({ what }) => what),
    },
    {
      title: 'Branches on Google; without its place id nobody is asked to review one there',
      findings: withoutPlaceId.map(({ slug }) => mayOfBranch(slug, 'googlePlaceId is missing')),
    },
    { title: 'Hours for days that have passed', findings: passed },
    {
      title: 'Photos; a drawing or monogram stands in for each',
      findings: missing.map(({ slot, width, height, purpose, crop }) => ({
        ...may(slot, `missing: ${width} x ${height} px. ${purpose}. ${crop}.`),
        file: `photos/${slot}.jpg`,
        path: [],
      })),
    },
  ];
}

/** The same of checked content; `photos` names the slots that have one. */
export const launchChecksOf = (
  { facts, sources, languages }: Content,
  photos: readonly string[],
  today: Day,
) =>
  launchChecks({
    ...{ facts, sources, photos, today },
    words: languages.en?.words ?? {},
    articles: languages.en?.articles ?? {},
    siteUrl: process.env.SITE_URL,
  });

function paragraph({ title, findings }: LaunchCheck): string {
  if (!findings.length) return `✓ ${title}: nothing to do`;
  const sign = findings.some((finding) => finding.must) ? '✗' : '○';
  return [`${sign} ${title}`, ...findings.map(({ where, what }) => `    ${where}: ${what}`)].join('\n');
}

/** What the owner reads, and whether anything keeps the site from going live. */
export function launchReport(checks: LaunchCheck[]): { text: string; ready: boolean } {
  const all = checks.flatMap(({ findings }) => findings);
  const musts = all.filter((finding) => finding.must).length;
  const open = all.length === musts ? '' : ` ${all.length - musts} more may wait (○).`;
  const verdict = musts ? `Not ready: settle ${musts} first (✗).${open}` : `Ready to go live.${open}`;
  return { text: [...checks.map(paragraph), verdict].join('\n\n'), ready: musts === 0 };
}
