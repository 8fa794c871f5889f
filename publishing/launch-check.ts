import type { FieldPath, LaunchFinding as Finding, LaunchCheck } from '../contract/publishing.ts';
import { pagePath, routes } from '../contract/routes.ts';
import type { Day } from '../domain/dubai-time.ts';
import { namedPath } from '../domain/field-path.ts';
import { passedExceptions } from '../domain/opening-hours.ts';
import { filesOf, type Path, walk } from '../edition/content/errors.ts';
import type { Content } from '../edition/content/parse.ts';
import type { Facts, Words } from '../edition/schema/catalogue.ts';
import { visitFields } from '../edition/schema/words/branches.ts';

const blocker = (where: string, what: string): Finding => ({ must: true, where, what });
const warning = (where: string, what: string): Finding => ({ must: false, where, what });

/** '+971 4 000 000N' and '+971 50 000 000N' are not assigned; RFC 2606 reserves '.example'. */
const isPlaceholder = (value: unknown) =>
  typeof value === 'string' &&
  (/^\+971(4|50)0{6}\d$/.test(value.replace(/[\s()-]/g, '')) || /\.example\b/.test(value));

const dotted = (path: Path) =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

const placeholders = (facts: Facts): Finding[] =>
  Object.entries(facts).flatMap(([file, data]) =>
    [...walk(data)]
      .filter(({ value }) => isPlaceholder(value))
      .map(({ path, value }) => ({
        ...blocker(
          `${file}${dotted(path)}`,
          `'${value}' is a placeholder: enter the real one in content/facts/${file}.yaml`,
        ),
        file: `facts/${file}.yaml`,
        path: namedPath(data, path as FieldPath),
      })),
  );

const NOT_PUBLIC = /(^|\.)(example|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

function domain(siteUrl: string | undefined): Finding[] {
  const refuse = (why: string) => [blocker('SITE_URL', why)];
  if (!siteUrl)
    return refuse('is not set: build with SITE_URL=https://your.domain, or every canonical link is wrong');
  const url = URL.parse(siteUrl);
  if (!url) return refuse(`'${siteUrl}' is not an address`);
  if (url.protocol !== 'https:') return refuse(`'${siteUrl}' must begin with https://`);
  return NOT_PUBLIC.test(url.hostname) ? refuse(`'${url.hostname}' is not a public domain`) : [];
}

/** Sample people, words and figures, by file. */
function samples({ facts, words, articles }: LaunchSubject): Finding[] {
  const files = [...filesOf('facts', { words: facts, articles: {} }), ...filesOf('en', { words, articles })];
  return files.flatMap(({ file, data }) => {
    const found = [...walk(data)].flatMap(({ path, value }) => {
      const { sample, dateSample, name, id, from } = (value ?? {}) as Record<string, unknown>;
      const label = [name, id, from, dotted(path).slice(1)].find((one) => typeof one === 'string');
      return [...(sample === true ? [label] : []), ...(dateSample === true ? ['its date'] : [])];
    });
    return found.length ? [blocker(`content/${file}`, `${found.length}: ${found.join(', ')}`)] : [];
  });
}

/** The price and duration of a service as one page states them, and the line where the owner changes them. */
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
  // A price or duration that a page does not state is the one of the menu.
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

/** Services with several prices or durations. Different ones need different names: see `quotes` in page-prices.yaml. */
function differing(subject: LaunchSubject, what: 'price' | 'minutes'): Finding[] {
  const quoted = quotedPrices(subject).filter((one) => one[what] !== undefined);
  return [...Map.groupBy(quoted, ({ thing }) => thing)].flatMap(([thing, all]) => {
    const byValue = [...Map.groupBy(all, (one) => one[what])];
    const listed = byValue.map(([value, on]) => `${value} on ${on.map(({ at }) => at).join(' and ')}`);
    return listed.length > 1 ? [blocker(thing, listed.join('; '))] : [];
  });
}

/** Claims of the business about itself, which only the owner can confirm. */
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
      .map(({ value }) => blocker(`content/en/articles/${slug}.mdx`, String(value))),
  );
  return [
    blocker('content/facts/business.yaml: claims', claimed.join(', ')),
    blocker('content/facts/branches.yaml', `${rated.join(', ')}: name the source of these ratings`),
    ...first,
  ];
}

export type LaunchSubject = Pick<Content, 'facts' | 'sources'> & {
  /** Words by file and front matter of articles by slug, searched for samples. */
  words: Partial<Words>;
  articles: Record<string, unknown>;
  siteUrl: string | undefined;
  today: Day;
  /** Photo slots that have a photo. */
  photos: readonly string[];
};

/** Lists everything that is still a placeholder or undecided. */
export function launchChecks(subject: LaunchSubject): LaunchCheck[] {
  const { facts, words, articles, siteUrl, today, photos } = subject;
  const unanswered = Object.entries(words.branches?.items ?? {}).map(([slug, { visit }]) =>
    warning(`content/en/branches.yaml: ${slug}`, visitFields.filter((field) => !visit[field]).join(', ')),
  );
  const branchWarning = (slug: string, what: string) => warning(`content/facts/branches.yaml: ${slug}`, what);
  const withoutPlaceId = facts.branches.filter(({ googlePlaceId }) => !googlePlaceId);
  const passed = facts.branches.flatMap(({ slug, exceptions }) =>
    passedExceptions(exceptions, today).map(({ from, until, reason }) =>
      branchWarning(slug, `${reason.en}, ${from} to ${until}, can be deleted`),
    ),
  );
  // The content check reports photos that are too small.
  const missing = facts.photos.filter(({ slot }) => !photos.includes(slot));
  return [
    { title: 'Placeholder contact data', findings: placeholders(facts) },
    { title: 'The domain', findings: domain(siteUrl) },
    {
      title: 'Samples to replace, or to confirm by deleting their `sample: true`',
      findings: samples(subject),
    },
    { title: 'Services with more than one price (AED)', findings: differing(subject, 'price') },
    { title: 'Services with more than one duration (minutes)', findings: differing(subject, 'minutes') },
    {
      title: 'Claims to confirm, by `claimsConfirmed: true` in business.yaml',
      findings: claims(facts, articles),
    },
    {
      title: 'Unanswered visitor questions; an empty `visit` is not shown',
      findings: unanswered.filter(({ what }) => what),
    },
    {
      title: 'Google place ids; without one a branch has no link to its Google reviews',
      findings: withoutPlaceId.map(({ slug }) => branchWarning(slug, 'googlePlaceId is missing')),
    },
    { title: 'Exceptional hours in the past', findings: passed },
    {
      title: 'Photos; a drawing or monogram stands in for each',
      findings: missing.map(({ slot, width, height, purpose, crop }) => ({
        ...warning(slot, `missing: ${width} x ${height} px. ${purpose}. ${crop}.`),
        file: `photos/${slot}.jpg`,
        path: [],
      })),
    },
  ];
}

/** The launch checks of checked content; `photos` names the slots that have one. */
export const launchChecksOf = (
  { facts, sources, languages }: Content,
  photos: readonly string[],
  today: Day,
) =>
  launchChecks({
    facts,
    sources,
    photos,
    today,
    words: languages.en?.words ?? {},
    articles: languages.en?.articles ?? {},
    siteUrl: process.env.SITE_URL,
  });

function paragraph({ title, findings }: LaunchCheck): string {
  if (!findings.length) return `✓ ${title}: nothing to do`;
  const sign = findings.some((finding) => finding.must) ? '✗' : '○';
  return [`${sign} ${title}`, ...findings.map(({ where, what }) => `    ${where}: ${what}`)].join('\n');
}

/** The report for the owner, and whether the site is ready to go live. */
export function launchReport(checks: LaunchCheck[]): { text: string; ready: boolean } {
  const all = checks.flatMap(({ findings }) => findings);
  const blockers = all.filter((finding) => finding.must).length;
  const warnings = all.length === blockers ? '' : ` Warnings (○): ${all.length - blockers}.`;
  const verdict = `${blockers ? `Not ready to go live. Blockers (✗): ${blockers}.` : 'Ready to go live.'}${warnings}`;
  return { text: [...checks.map(paragraph), verdict].join('\n\n'), ready: blockers === 0 };
}
