import type { Day } from '../domain/dubai-time.ts';
import { passedExceptions } from '../domain/opening-hours.ts';
import { type Path, walk } from '../edition/content/errors.ts';
import type { Facts } from '../edition/schema/catalogue.ts';

/** What the owner must settle before the site goes live, or may: `must` keeps it from going live. */
type Finding = { must: boolean; where: string; what: string };
type Check = { title: string; findings: Finding[] };

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
      .map(({ path, value }) =>
        must(
          `${file}${spelt(path)}`,
          `'${value}' is a placeholder: give the real one in content/facts/${file}.yaml`,
        ),
      ),
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
function samples(facts: Facts, articles: LaunchSubject['articles']): Finding[] {
  const files = [
    ...Object.entries(facts).map(([file, data]) => [`content/facts/${file}.yaml`, data] as const),
    ...Object.entries(articles).map(([slug, data]) => [`content/en/articles/${slug}.mdx`, data] as const),
  ];
  return files.flatMap(([file, data]) => {
    const found = [...walk(data)].flatMap(({ path, value }) => {
      const { sample, dateSample, name, id, from } = (value ?? {}) as Record<string, unknown>;
      const label = [name, id, from, spelt(path).slice(1)].find((one) => typeof one === 'string');
      return [...(sample === true ? [label] : []), ...(dateSample === true ? ['its date'] : [])];
    });
    return found.length ? [must(file, `${found.length}: ${found.join(', ')}`)] : [];
  });
}

/** A thing may cost different amounts only under different names: `quotes` in page-prices.yaml tells them apart. */
function prices(facts: Facts): Finding[] {
  const menu = facts.services
    .filter(({ hidden }) => !hidden)
    .map(({ id, price }) => ({ thing: id, place: 'the menu', price: `${price}` }));
  const ends = facts.fades.map(({ price }) => price);
  const span = [...new Set([Math.min(...ends), Math.max(...ends)])].join('-');
  const pages = Object.entries(facts['page-prices']).flatMap(([place, quotes]) =>
    quotes.map(({ quotes: thing, price, priceRange }) => {
      return { thing, place, price: priceRange?.join('-') ?? price?.toString() };
    }),
  );
  // A price left out is that of the menu.
  const quoted = [...menu, { thing: 'fade', place: 'fades.yaml', price: span }, ...pages].filter(
    ({ price }) => price !== undefined,
  );
  return [...Map.groupBy(quoted, ({ thing }) => thing)].flatMap(([thing, all]) => {
    const byPrice = [...Map.groupBy(all, ({ price }) => price)];
    const listed = byPrice.map(([price, on]) => `${price} on ${on.map(({ place }) => place).join(' and ')}`);
    return listed.length > 1 ? [must(thing, listed.join('; '))] : [];
  });
}

const passedHours = (facts: Facts, today: Day): Finding[] =>
  facts.branches.flatMap(({ slug, exceptions }) =>
    passedExceptions(exceptions, today).map(({ from, until, reason }) =>
      may(`content/facts/branches.yaml: ${slug}`, `${reason.en}, ${from} to ${until}, can be deleted`),
    ),
  );

/** Photos that are too small are mistakes of the content. */
const photos = (facts: Facts, there: readonly string[]): Finding[] =>
  facts.photos
    .filter(({ slot }) => !there.includes(slot))
    .map(({ slot, width, height, purpose, crop }) =>
      may(slot, `missing: ${width} x ${height} px. ${purpose}. ${crop}.`),
    );

export type LaunchSubject = {
  facts: Facts;
  /** Heads of articles by slug, looked through for samples. */
  articles: Record<string, unknown>;
  siteUrl: string | undefined;
  today: Day;
  /** Names of the photos that are there. */
  photos: readonly string[];
};

/** Everything that is not yet real, or not yet decided. */
export const launchChecks = ({ facts, articles, siteUrl, today, photos: there }: LaunchSubject): Check[] => [
  { title: 'Contact data that belong to nobody', findings: placeholders(facts) },
  { title: 'The domain', findings: domain(siteUrl) },
  {
    title: 'Samples to replace, or to confirm by deleting their `sample: true`',
    findings: samples(facts, articles),
  },
  {
    title: 'Services quoted at more than one price (AED), by their group in page-prices.yaml',
    findings: prices(facts),
  },
  { title: 'Hours for days that have passed', findings: passedHours(facts, today) },
  { title: 'Photos; a drawing or monogram stands in for each', findings: photos(facts, there) },
];

function paragraph({ title, findings }: Check): string {
  if (!findings.length) return `✓ ${title}: nothing to do`;
  const sign = findings.some((finding) => finding.must) ? '✗' : '○';
  return [`${sign} ${title}`, ...findings.map(({ where, what }) => `    ${where}: ${what}`)].join('\n');
}

/** What the owner reads, and whether anything keeps the site from going live. */
export function launchReport(checks: Check[]): { text: string; ready: boolean } {
  const all = checks.flatMap(({ findings }) => findings);
  const musts = all.filter((finding) => finding.must).length;
  const open = all.length === musts ? '' : ` ${all.length - musts} more may wait (○).`;
  const verdict = musts ? `Not ready: settle ${musts} first (✗).${open}` : `Ready to go live.${open}`;
  return { text: [...checks.map(paragraph), verdict].join('\n\n'), ready: musts === 0 };
}
