import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type ProjectCopy, projectCopy } from '../../tools/support/project-copy.ts';

const SIZE = { branches: 12, barbers: 120 };

/** Opens branches like the first one and takes on barbers like the first one, by the steps of content/README.md. */
function grow(copy: ProjectCopy): void {
  copy.onlyEnglish();
  const edit = <T>(file: string, change: (data: T) => unknown) =>
    copy.write(
      `content/${file}`,
      stringify(change(parse(copy.read(`content/${file}`))), { aliasDuplicateObjects: false }),
    );
  type Fact = Record<string, unknown>;
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
    return [...branches, ...opened];
  });
  edit<Fact[]>('facts/team.yaml', (team) => {
    const hired = Array.from({ length: SIZE.barbers - team.length }, (_, index) => ({
      ...team[0],
      id: `barber-${index}`,
      branch: slugs[index % slugs.length],
    }));
    return [...team, ...hired];
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

beforeAll(async () => {
  copy = projectCopy();
  grow(copy);
  await copy.build();
}, 600_000);
afterAll(() => copy[Symbol.dispose]());

const hrefsOf = (file: string) =>
  [...copy.built(file).matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, href = '']) => href);
const under = (hrefs: string[], folder: string) =>
  new Set(hrefs.filter((href) => href.startsWith(`/${folder}/`)));

describe('a business of twelve branches and a hundred and twenty barbers', () => {
  it('has a page for each of them, and every branch leads to its barbers', () => {
    expect(copy.files('.html').filter((file) => file.startsWith(join('barber', '/')))).toHaveLength(
      SIZE.barbers,
    );
    const branches = under(hrefsOf('locations.html'), 'locations');
    expect(branches.size).toBe(SIZE.branches);
    const barbers = [...branches].flatMap((href) => hrefsOf(`${href.slice(1)}.html`));
    expect(under(barbers, 'barber').size).toBe(SIZE.barbers);
  });

  it('links only to what is there', () => {
    const there = new Set(copy.files('').map((file) => `/${file.replace(/(^index)?\.html$/, '')}`));
    const lost = copy
      .files('.html')
      .flatMap((file) => hrefsOf(file).map((href) => ({ file, href })))
      .filter(({ href }) => !there.has(href));
    expect(lost).toEqual([]);
  });
});
