import type { Finding } from '../contract/findings.ts';
import { pagePath, routes } from '../contract/routes.ts';
import type { Day } from '../domain/dubai-time.ts';
import { passedExceptions } from '../domain/opening-hours.ts';
import { filesOf, findingOf, type Path, type Problem, walk } from '../edition/content/errors.ts';
import type { Content } from '../edition/content/parse.ts';
import type { Facts, Words } from '../edition/schema/catalogue.ts';
import { visitFields } from '../edition/schema/words/branches.ts';
import { humanize } from './describe.ts';

/** '+971 4 000 000N' and '+971 50 000 000N' are not assigned; RFC 2606 reserves '.example'. */
const isPlaceholder = (value: unknown) =>
  typeof value === 'string' &&
  (/^\+971(4|50)0{6}\d$/.test(value.replace(/[\s()-]/g, '')) || /\.example\b/.test(value));

const placeholders = (facts: Facts): Problem[] =>
  Object.entries(facts).flatMap(([name, data]) =>
    [...walk(data)]
      .filter(({ value }) => isPlaceholder(value))
      .map(({ path, value }) => ({
        file: `facts/${name}.yaml`,
        path,
        reason: `'${value}' is a placeholder`,
        remedy: 'enter the real one',
      })),
  );

const NOT_PUBLIC = /(^|\.)(example|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

/** Problems of SITE_URL, which only the operator can solve. */
function domain(siteUrl: string | undefined): Problem[] {
  const refuse = (why: string) => [
    { file: '', reason: `SITE_URL ${why}`, remedy: 'build the site with SITE_URL=https://your.domain' },
  ];
  if (!siteUrl) return refuse('is not set, so links to the site are wrong in search engines');
  const url = URL.parse(siteUrl);
  if (!url) return refuse(`is '${siteUrl}', which is not an address`);
  if (url.protocol !== 'https:') return refuse(`is '${siteUrl}', which does not begin with https://`);
  return NOT_PUBLIC.test(url.hostname) ? refuse(`is '${siteUrl}', which is not a public domain`) : [];
}

/** Sample people, words and figures: one problem for each file, at its first sample. */
function samples({ facts, words, articles }: LaunchSubject): Problem[] {
  const files = [...filesOf('facts', { words: facts, articles: {} }), ...filesOf('en', { words, articles })];
  return files.flatMap(({ file, data }) => {
    const found = [...walk(data)].flatMap(({ path, value }) => {
      const { sample, dateSample, name, id, from } = (value ?? {}) as Record<string, unknown>;
      const label =
        [name, id, from].find((one) => typeof one === 'string') ?? humanize(path.slice(-2).join(' '));
      return [
        ...(sample === true ? [{ label, path: [...path, 'sample'] }] : []),
        ...(dateSample === true ? [{ label: 'its date', path: [...path, 'dateSample'] }] : []),
      ];
    });
    const listed = found.map(({ label }) => label).join(', ');
    const reason = `${found.length === 1 ? 'a sample is' : `${found.length} samples are`} not real yet (${listed})`;
    const remedy = 'write the real ones, or take away the mark of a sample where it is right';
    return found.slice(0, 1).map(({ path }) => ({ file, path, reason, remedy }));
  });
}

/** The price and duration of a service as one page states them, and the field where the owner changes them. */
type Quoted = Pick<Problem, 'file' | 'path'> & {
  thing: string;
  page: string;
  price: string | undefined;
  minutes: string | undefined;
};

const PAGES: Record<string, string> = {
  'beard-trim': routes.beardTrim,
  'best-barbershop': routes.bestBarbershop,
  comparison: routes.bestBarbershop,
  'press-kit': routes.pressKit,
};

function quotedPrices({ facts }: LaunchSubject): Quoted[] {
  const isBranch = (page: string) => facts.branches.some(({ slug }) => slug === page);
  const pageOf = (page: string) =>
    PAGES[page] ?? pagePath(isBranch(page) ? 'branch' : 'servicePage', { slug: page });
  const span = (values: readonly number[]) =>
    [...new Set([Math.min(...values), Math.max(...values)])].join('-');
  const menu = facts.services.flatMap(({ id, price, minutes, hidden }, index) => {
    const place = { file: 'facts/services.yaml', path: [index], page: routes.services };
    return hidden ? [] : { ...place, thing: id, price: `${price}`, minutes: `${minutes}` };
  });
  const fades: Quoted = {
    thing: 'fade',
    file: 'facts/fades.yaml',
    path: [0],
    page: routes.fadeHaircut,
    price: span(facts.fades.map(({ price }) => price)),
    minutes: span(facts.fades.map(({ durationMinutes }) => durationMinutes)),
  };
  // A price or duration that a page does not state is the one of the menu.
  const pages = Object.entries(facts['page-prices']).flatMap(([page, quotes]) =>
    quotes.map(({ quotes: thing, price, priceRange, minutes, minutesRange }, index) => ({
      thing,
      file: 'facts/page-prices.yaml',
      path: [page, index],
      page: pageOf(page),
      price: priceRange?.join('-') ?? price?.toString(),
      minutes: minutesRange?.join('-') ?? minutes?.toString(),
    })),
  );
  return [...menu, fades, ...pages];
}

/** Pages that state another price or duration for a service than the first page does. Different services need different names. */
function differing(subject: LaunchSubject, what: 'price' | 'minutes'): Problem[] {
  const worded = (value = '') => (what === 'price' ? `AED ${value}` : `${value} minutes`);
  const quoted = quotedPrices(subject).filter((one) => one[what] !== undefined);
  return [...Map.groupBy(quoted, ({ thing }) => thing)].flatMap(([thing, [first, ...others]]) =>
    others
      .filter((one) => one[what] !== first?.[what])
      .map(({ file, path, page, ...one }) => ({
        file,
        path,
        reason: `${page} says ${worded(one[what])} of '${thing}', ${first?.page} says ${worded(first?.[what])}`,
        remedy: `agree on one, or name what it is`,
      })),
  );
}

/** Claims of the business about itself, which only the owner can confirm. */
function claims({ business, branches }: Facts, articles: LaunchSubject['articles']): Problem[] {
  if (business.claimsConfirmed) return [];
  const { tiers: _, ...figures } = business.claims;
  const claimed = Object.entries(figures).map(([name, value]) => `${value} ${humanize(name)}`);
  const rated = branches.flatMap(({ name, rating, reviews }, index) =>
    reviews ? [{ index, text: `${name} ${rating} of ${reviews} reviews` }] : [],
  );
  const first = Object.entries(articles).flatMap(([slug, data]) =>
    [...walk(data)]
      .filter(({ value }) => typeof value === 'string' && value.includes('#1'))
      .map(({ path, value }) => ({ file: `en/articles/${slug}.mdx`, path, reason: `claims '${value}'` })),
  );
  const source = { file: 'facts/branches.yaml', path: [rated[0]?.index ?? 0, 'rating'] };
  return [
    {
      file: 'facts/business.yaml',
      path: ['claimsConfirmed'],
      reason: `not confirmed yet: ${claimed.join(', ')}`,
      remedy: 'confirm that these figures are true',
    },
    ...(rated.length
      ? [
          {
            ...source,
            reason: `${rated.map(({ text }) => text).join(', ')}: name the source of these ratings`,
          },
        ]
      : []),
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

/** Lists everything that is still a placeholder, undecided or missing, blockers first. */
export function launchFindings(subject: LaunchSubject): Finding[] {
  const { facts, words, articles, siteUrl, today, photos, sources } = subject;
  const ofBranch = (index: number, ...path: Path) => ({
    file: 'facts/branches.yaml',
    path: [index, ...path],
  });
  const blockers: Problem[] = [
    ...placeholders(facts),
    ...domain(siteUrl),
    ...samples(subject),
    ...differing(subject, 'price'),
    ...differing(subject, 'minutes'),
    ...claims(facts, articles),
  ];
  const warnings: Problem[] = [
    ...Object.entries(words.branches?.items ?? {}).flatMap(([slug, { visit }]) => {
      const unanswered = visitFields.filter((field) => !visit[field]).map(humanize);
      const place = { file: 'en/branches.yaml', path: ['items', slug, 'visit'] };
      return unanswered.length ? [{ ...place, reason: `does not say yet: ${unanswered.join(', ')}` }] : [];
    }),
    ...facts.branches.flatMap(({ googlePlaceId, exceptions }, index) => [
      ...(googlePlaceId
        ? []
        : [
            {
              ...ofBranch(index, 'googlePlaceId'),
              reason: 'is missing, so no link leads to its Google reviews',
            },
          ]),
      ...passedExceptions(exceptions, today).map(({ from, until, reason }) => ({
        ...ofBranch(index, 'exceptions'),
        reason: `${reason.en}, ${from} to ${until}, is over`,
        remedy: 'take it out',
      })),
    ]),
    // The content check reports photos that are too small.
    ...facts.photos
      .filter(({ slot }) => !photos.includes(slot))
      .map(({ slot, width, height, purpose, crop }) => ({
        file: `photos/${slot}.jpg`,
        path: [],
        reason: `is missing, so a drawing stands in: ${width} x ${height} pixels. ${purpose}. ${crop}`,
      })),
  ];
  return [
    ...blockers.map((problem) => findingOf(problem, sources)),
    ...warnings.map((problem) => findingOf(problem, sources, 'warning')),
  ];
}

/** The launch findings of checked content; `photos` names the slots that have one. */
export const launchFindingsOf = (
  { facts, sources, languages }: Content,
  photos: readonly string[],
  today: Day,
) =>
  launchFindings({
    facts,
    sources,
    photos,
    today,
    words: languages.en?.words ?? {},
    articles: languages.en?.articles ?? {},
    siteUrl: process.env.SITE_URL,
  });

/** The report for the command line, and whether the site is ready to go live. */
export function launchReport(findings: Finding[]): { text: string; ready: boolean } {
  const blockers = findings.filter(({ level }) => level === 'blocker').length;
  const warnings = findings.length === blockers ? '' : ` Warnings (○): ${findings.length - blockers}.`;
  const verdict = `${blockers ? `Not ready to go live. Blockers (✗): ${blockers}.` : 'Ready to go live.'}${warnings}`;
  const lines = findings.map(({ level, text }) => `${level === 'blocker' ? '✗' : '○'} ${text}`);
  return { text: [...lines, verdict].join('\n'), ready: blockers === 0 };
}
