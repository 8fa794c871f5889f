import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growBusiness } from '../../tools/support/generated-business.ts';
import { type BuildUsage, measuredBuild } from '../../tools/support/measured-build.ts';
import { type ProjectCopy, projectCopy } from '../../tools/support/project-copy.ts';

const SIZE = { branches: 30, barbers: 300 };
const BUILDS_MS = 900_000;
/** The heap that the build may take, and all its memory, in MB. */
const HEAP = 1_024;
const MEMORY = 2_048;
/** As budgets.test.ts has it for the business of today. */
const FIRST_FLIGHT = 14_600;

let copy: ProjectCopy;
let usage: BuildUsage;

beforeAll(async () => {
  copy = projectCopy();
  growBusiness(copy, SIZE);
  usage = await measuredBuild(copy, HEAP);
}, BUILDS_MS);
afterAll(() => copy[Symbol.dispose]());

const page = (path: string) => copy.built(`${path}.html`);
const hrefsOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, href = '']) => href);

describe('a business of thirty branches and three hundred barbers', () => {
  it('has a page for each of them', () => {
    const pages = copy.files('.html');
    expect(pages.filter((file) => file.startsWith(join('barber', '/')))).toHaveLength(SIZE.barbers);
    expect(pages.filter((file) => file.startsWith(join('locations', '/')))).toHaveLength(SIZE.branches);
  });

  it('builds within its memory', () => {
    expect(usage.peakMegabytes).toBeLessThanOrEqual(MEMORY);
  });

  it('sends no page that outgrows the first flight', () => {
    const heavy = copy
      .files('.html.br')
      .filter((file) => file !== 'staff.html.br')
      .map((file) => ({ file, bytes: statSync(join(copy.folder, 'releases/current/site', file)).size }))
      .filter(({ bytes }) => bytes > FIRST_FLIGHT);
    expect(heavy).toEqual([]);
  });

  it('links only to what is there', () => {
    const there = new Set(copy.files('').map((file) => `/${file.replace(/(^index)?\.html$/, '')}`));
    const lost = copy
      .files('.html')
      .flatMap((file) => [...new Set(hrefsOf(copy.built(file)))].map((href) => `${file}: ${href}`))
      .filter((link) => !there.has(link.split(': ')[1] ?? ''));
    expect(lost).toEqual([]);
  });

  it('reaches every branch from the locations, and every barber from his branch', () => {
    const branches = new Set(hrefsOf(page('locations')).filter((href) => href.startsWith('/locations/')));
    expect(branches.size).toBe(SIZE.branches);
    const barbers = [...branches].flatMap((href) => hrefsOf(page(href.slice(1))));
    expect(new Set(barbers.filter((href) => href.startsWith('/barber/'))).size).toBe(SIZE.barbers);
  });

  it('leads from its lists to all branches, and from the menu to their booking', () => {
    expect(hrefsOf(page('index')).filter((href) => href === '/locations').length).toBeGreaterThan(3);
    expect(page('index')).toContain('All 30 branches');
    expect(page('index')).toContain('href="/booking?service=haircut"');
  });

  it("names a branch in the footer of its own barbers' pages", () => {
    expect(hrefsOf(page('barber/adil-aa-aziz'))).toContain('/locations/quarter-aa');
    expect(page('locations/quarter-ba')).toMatch(/<footer[\s\S]*href="\/locations\/quarter-ba"/);
  });
});
