import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type ProjectCopy, projectCopy } from '../../tools/support/project-copy.ts';

/** Branches with the one that closes, and barbers hired beside those who are there. */
const SIZE = { branches: 13, hired: 120 };
type Fact = Record<string, unknown>;

/** Opens branches like the first one and takes on barbers like the first one, by the steps of content/README.md. */
function change(copy: ProjectCopy): void {
  copy.onlyEnglish();
  const edit = <T>(file: string, changed: (data: T) => unknown) =>
    copy.write(
      `content/${file}`,
      stringify(changed(parse(copy.read(`content/${file}`))), { aliasDuplicateObjects: false }),
    );
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
        ...(letter === 'A' && { opens: '2099-03-01' }),
      };
    });
    slugs = opened.map(({ slug }) => slug);
    const kept = branches.map((one) => (one.slug === 'jvc' ? { ...one, closes: '2026-01-31' } : one));
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

let copy: ProjectCopy;
let printed: string;

beforeAll(async () => {
  copy = projectCopy();
  change(copy);
  printed = await copy.build();
}, 600_000);
afterAll(() => copy[Symbol.dispose]());

const hrefsOf = (file: string) =>
  [...copy.built(file).matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, href = '']) => href);
const under = (hrefs: string[], folder: string) =>
  new Set(hrefs.filter((href) => href.startsWith(`/${folder}/`)));

describe('a business of twelve branches and a hundred and thirty barbers', () => {
  it('has a page for each of them, and every branch leads to its barbers', () => {
    const branches = under(hrefsOf('locations.html'), 'locations');
    expect(branches.size).toBe(SIZE.branches - 1);
    const barbers = under(
      [...branches].flatMap((href) => hrefsOf(`${href.slice(1)}.html`)),
      'barber',
    );
    expect(barbers.size).toBeGreaterThan(SIZE.hired + 10);
    expect(copy.files('.html').filter((file) => file.startsWith(join('barber', '/')))).toHaveLength(
      barbers.size,
    );
  });

  it('announces a branch until its first day, in the list of all, sitemap and structured data, and nowhere else', () => {
    expect(copy.built('locations/quarter-a.html')).toContain('Opens on Sunday');
    expect(copy.built('quarter-a.html')).toContain('Quarter A');
    for (const page of ['index.html', 'services.html', 'team.html', 'press-kit.html'])
      expect(copy.built(page).replaceAll('\u00a0', ' ')).not.toContain('Quarter A');
    expect(copy.built('locations.html').replaceAll('\u00a0', ' ')).toMatch(
      /Opens on Sunday, (?:March 1|1 March)/,
    );
    expect(copy.built('locations/quarter-a.html')).toContain('"validFrom":"2099-03-01"');
    expect(copy.built('sitemap.xml')).toContain('/locations/quarter-a<');
    expect(copy.built('api/branches.json')).toContain('Quarter A');
    expect(copy.built('locations.html')).toContain('locations/quarter-a#salon');
  });
});

describe('a branch that closed and a barber who left', () => {
  it('lead their addresses on', () => {
    const moved = JSON.parse(copy.read('releases/current/redirects.json'));
    for (const [from, to] of [
      ['/locations/jvc', '/locations'],
      ['/jvc', '/locations'],
      ['/barber/ayman-farouk', '/locations'],
      ['/barber/kareem-haddad', '/locations/al-barsha'],
    ])
      expect(moved).toContainEqual({ from, to });
    for (const page of ['locations/jvc.html', 'jvc.html', 'barber/kareem-haddad.html'])
      expect(() => copy.built(page)).toThrow();
  });

  it('leave lists, menus, sitemap and structured data', () => {
    for (const page of ['index.html', 'locations.html', 'booking.html', 'services.html'])
      expect(copy.built(page)).not.toMatch(/\/locations\/jvc"|971500000003|Kareem Haddad|jvc#salon/);
    expect(copy.built('sitemap.xml')).not.toMatch(/jvc|kareem-haddad/);
    expect(JSON.parse(copy.built('api/branches.json'))).toHaveLength(SIZE.branches - 1);
  });

  it('stay with the staff, under their names', () => {
    const known = JSON.parse(copy.read('releases/current/content.json'));
    expect(known.branches).toContainEqual({ slug: 'jvc', name: 'JVC', closed: true });
    expect(known.barbers).toContainEqual(expect.objectContaining({ id: 'kareem-haddad', left: true }));
  });

  it('are named to the owner wherever a text still speaks of them', () => {
    const said = /:\d+ {2}names JVC, which has closed; write it without that branch/.source;
    expect(printed).toMatch(new RegExp(`best-barbershop\\.yaml${said}`));
    expect(printed).toMatch(new RegExp(`articles/grooming-tips-dubai\\.mdx${said}`));
  });
});
