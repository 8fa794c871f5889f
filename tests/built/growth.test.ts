import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growBusiness } from '../../tools/support/generated-business.ts';
import { type ProjectCopy, projectCopy } from '../../tools/support/project-copy.ts';

const SIZE = { branches: 12, barbers: 120 };

let copy: ProjectCopy;

beforeAll(async () => {
  copy = projectCopy();
  growBusiness(copy, SIZE);
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
