import { join, parse } from 'node:path';
import sharp from 'sharp';
import { pagePath, routes } from '../contract/routes.ts';
import type { Day } from '../domain/dubai-time.ts';
import { passedExceptions } from '../domain/opening-hours.ts';
import { type Path, walk } from '../edition/content/errors.ts';
import { photoFiles } from '../edition/content/photos.ts';
import type { Facts } from '../edition/schema/catalogue.ts';

/** What the owner must settle before the site goes live, or may: `must` keeps it from going live. */
export type Finding = { must: boolean; where: string; what: string };
export type Check = { title: string; findings: Finding[] };

/** Heads of articles by slug, looked through for samples. */
type Articles = Record<string, unknown>;
type Size = { width: number; height: number };

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
function samples(facts: Facts, articles: Articles): Finding[] {
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

/** Where a set of prices of page-prices.yaml is read, beside the pages of branches. */
const PRICE_PAGES: Record<string, string> = {
  'premium-haircuts': routes.premiumHaircuts,
  'beard-styling': routes.beardStyling,
  'traditional-shave': routes.traditionalShave,
  'best-barbershop': routes.bestBarbershop,
  comparison: `${routes.bestBarbershop} (comparison)`,
  'press-kit': routes.pressKit,
  'beard-trim': routes.beardTrim,
};

/** A thing may cost different amounts only under different names: `quotes` in page-prices.yaml tells them apart. */
function prices(facts: Facts): Finding[] {
  const branches = new Map(facts.branches.map((branch) => [branch.slug, pagePath('branch', branch)]));
  const menu = facts.services
    .filter(({ hidden }) => !hidden)
    .map(({ id, price }) => ({ thing: id, page: `${routes.home}, ${routes.services}`, price: `${price}` }));
  const ends = facts.fades.map(({ price }) => price);
  const span = [...new Set([Math.min(...ends), Math.max(...ends)])].join('-');
  const pages = Object.entries(facts['page-prices']).flatMap(([page, quotes]) =>
    quotes.map(({ quotes: thing, price, priceRange }) => ({
      thing,
      page: branches.get(page) ?? PRICE_PAGES[page] ?? page,
      price: priceRange?.join('-') ?? price?.toString(),
    })),
  );
  // A price left out is that of the menu.
  const quoted = [...menu, { thing: 'fade', page: routes.fadeHaircut, price: span }, ...pages].filter(
    ({ price }) => price !== undefined,
  );
  return [...Map.groupBy(quoted, ({ thing }) => thing)].flatMap(([thing, all]) => {
    const byPrice = [...Map.groupBy(all, ({ price }) => price)];
    const listed = byPrice.map(([price, on]) => `${price} on ${on.map(({ page }) => page).join(' and ')}`);
    return listed.length > 1 ? [must(thing, listed.join('; '))] : [];
  });
}

const passedHours = (facts: Facts, today: Day): Finding[] =>
  facts.branches.flatMap(({ slug, hours, exceptions }) =>
    passedExceptions({ ...hours, exceptions } as Parameters<typeof passedExceptions>[0], today).map(
      ({ from, until, reason }) =>
        may(`content/facts/branches.yaml: ${slug}`, `${reason}, ${from} to ${until}, can be deleted`),
    ),
  );

const photos = (facts: Facts, sizes: ReadonlyMap<string, Size>): Finding[] =>
  facts.photos.flatMap(({ slot, width, height, purpose, crop }) => {
    const size = sizes.get(slot);
    const asked = `${width} x ${height} px. ${purpose}. ${crop}.`;
    if (!size) return [may(slot, `missing: ${asked}`)];
    if (size.width >= width && size.height >= height) return [];
    return [may(slot, `too small, ${size.width} x ${size.height} px: ${asked}`)];
  });

/** The photos in a folder by the slot that they are for. */
export async function photoSizes(folder: string): Promise<Map<string, Size>> {
  const sizes = photoFiles(folder).map(async (file) => {
    const { width, height } = await sharp(join(folder, file)).metadata();
    return [parse(file).name, { width, height }] as const;
  });
  return new Map(await Promise.all(sizes));
}

export type LaunchSubject = {
  facts: Facts;
  articles: Articles;
  siteUrl: string | undefined;
  today: Day;
  photos: ReadonlyMap<string, Size>;
};

/** Everything that is not yet real, or not yet decided. */
export const launchChecks = ({ facts, articles, siteUrl, today, photos: sizes }: LaunchSubject): Check[] => [
  { title: 'Contact data that belong to nobody', findings: placeholders(facts) },
  { title: 'The domain', findings: domain(siteUrl) },
  {
    title: 'Samples to replace, or to confirm by deleting their `sample: true`',
    findings: samples(facts, articles),
  },
  { title: 'Services quoted at more than one price (AED)', findings: prices(facts) },
  { title: 'Hours for days that have passed', findings: passedHours(facts, today) },
  { title: 'Photos; a drawing or monogram stands in for each', findings: photos(facts, sizes) },
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
