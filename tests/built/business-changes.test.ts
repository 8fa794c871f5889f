import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { CURRENT, SITE } from '../../contract/release.ts';
import type { Places } from '../../publishing/publication.ts';
import { openPublisher } from '../../publishing/publisher.ts';
import { repositoryOf } from '../../publishing/repository.ts';
import { freshPlaces, served } from '../support/publishing.ts';

/** Branches, including the one that closes, and barbers hired in addition to the present team. */
const SIZE = { branches: 13, hired: 120 };
type Fact = Record<string, unknown>;

/** Adds copies of the first branch and the first barber, by the steps in content/README.md. */
function change(content: string): void {
  // Each addition needs words in each language.
  rmSync(join(content, 'ar'), { recursive: true });
  const edit = <T>(file: string, changed: (data: T) => unknown) => {
    const data = changed(parse(readFileSync(join(content, file), 'utf8')));
    writeFileSync(join(content, file), stringify(data, { aliasDuplicateObjects: false }));
  };
  let slugs: string[] = [];
  edit<Fact[]>('facts/branches.yaml', (branches) => {
    const [{ id: _, ...first } = {}] = branches;
    const opened = Array.from({ length: SIZE.branches - branches.length }, (__, index) => {
      const letter = String.fromCharCode(65 + index);
      return {
        ...first,
        slug: `quarter-${letter.toLowerCase()}`,
        name: `Quarter ${letter}`,
        shortName: letter,
        coordinates: { lat: 24.95 + index / 50, lng: 55.08 + index / 50 },
      };
    });
    slugs = opened.map(({ slug }) => slug);
    const changes: Record<string, Fact> = {
      jvc: { closes: '2026-01-31' },
      'barsha-heights': { hours: { opens: '09:00', closes: '01:00', days: { friday: { opens: '14:00' } } } },
    };
    const kept = branches.map((one) => ({ ...one, ...changes[String(one.slug)] }));
    return [...kept, ...opened];
  });
  edit<Fact[]>('facts/team.yaml', (team) => {
    const hired = Array.from({ length: SIZE.hired }, (_, index) => ({
      ...team[0],
      id: `barber-${index}`,
      branch: slugs[index % slugs.length],
    }));
    const kept = team.map((one) => (one.id === 'kareem-haddad' ? { ...one, left: '2026-01-31' } : one));
    return [...kept, ...hired];
  });
  for (const [name, title] of [
    ['branches', ''],
    ['branch-pages', 'the barbershop for men'],
    ['short-branches', 'a barber today, open late'],
  ])
    edit<{ items: Record<string, Fact> }>(`en/${name}.yaml`, ({ items, ...rest }) => {
      const { prices: _, ...words } = items['al-barsha'] ?? {};
      const said = (slug: string) => ({
        ...words,
        ...(name === 'branch-pages' && { prices: { title: 'The menu', lead: 'Every price.' } }),
        ...(title && { seo: { title: `${slug}: ${title}`, description: `${slug}: ${title}. `.repeat(3) } }),
      });
      return { ...rest, items: { ...items, ...Object.fromEntries(slugs.map((slug) => [slug, said(slug)])) } };
    });
}

let places: Places;

beforeAll(async () => {
  places = await freshPlaces();
  await repositoryOf({ ...places, folder: places.content }).sync();
  change(places.content);
  const publisher = openPublisher(places);
  await publisher.publishCurrent();
  publisher.stop();
});

const built = (file: string) => served(places, file);
const privateFile = (name: string) => JSON.parse(built(join('..', name)));

const hrefsOf = (file: string) =>
  [...built(file).matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, href = '']) => href);
const under = (hrefs: string[], folder: string) =>
  new Set(hrefs.filter((href) => href.startsWith(`/${folder}/`)));

describe('a business of twelve branches and a hundred and thirty barbers', () => {
  it('has a page for each of them, and every branch page links to its barbers', () => {
    const branches = under(hrefsOf('locations.html'), 'locations');
    expect(branches.size).toBe(SIZE.branches - 1);
    const barbers = under(
      [...branches].flatMap((href) => hrefsOf(`${href.slice(1)}.html`)),
      'barber',
    );
    expect(barbers.size).toBeGreaterThan(SIZE.hired + 10);
    const pages = readdirSync(join(places.releases, CURRENT, SITE, 'barber'));
    expect(pages.filter((file) => file.endsWith('.html'))).toHaveLength(barbers.size);
  });
});

describe('a branch that opens later on Fridays', () => {
  it('shows these hours on its pages, in structured data, in the API and in the booking form', () => {
    for (const page of ['index', 'locations/barsha-heights', 'barsha-heights', 'booking', 'press-kit'])
      expect(built(`${page}.html`)).toMatch(
        /Saturday to Thursday: 9:00 AM – 1:00 AM.{1,20}Friday: 2:00 PM – 1:00 AM/s,
      );
    const page = built('locations/barsha-heights.html');
    expect(page).toContain('"dayOfWeek":["Friday"],"opens":"14:00","closes":"01:00"');
    expect(page).toMatch(/"dayOfWeek":\["Monday",[^\]]*"Sunday"\],"opens":"09:00"/);
    const [, heights] = JSON.parse(built('api/branches.json'));
    expect(heights.hoursByWeekday).toEqual([
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday'],
        opens: '09:00',
        closes: '01:00',
      },
      { days: ['friday'], opens: '14:00', closes: '01:00' },
    ]);
    expect(built('booking.html')).toMatch(/astro-island[^>]*&quot;friday&quot;:/);
  });
});

describe('a branch that closed and a barber who left', () => {
  it('redirect from their former addresses', () => {
    const moved = privateFile('redirects.json');
    for (const [from, to] of [
      ['/locations/jvc', '/locations'],
      ['/jvc', '/locations'],
      ['/barber/ayman-farouk', '/locations'],
      ['/barber/kareem-haddad', '/locations/al-barsha'],
    ])
      expect(moved).toContainEqual({ from, to });
    for (const page of ['locations/jvc.html', 'jvc.html', 'barber/kareem-haddad.html'])
      expect(() => built(page)).toThrow();
  });

  it('disappear from lists, menus, sitemap and structured data', () => {
    for (const page of ['index.html', 'locations.html', 'booking.html', 'services.html'])
      expect(built(page)).not.toMatch(/\/locations\/jvc"|971500000003|Kareem Haddad|jvc#salon/);
    expect(built('sitemap.xml')).not.toMatch(/jvc|kareem-haddad/);
    expect(JSON.parse(built('api/branches.json'))).toHaveLength(SIZE.branches - 1);
  });
});
