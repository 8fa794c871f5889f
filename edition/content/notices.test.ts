import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFolder } from '../from-folder.ts';
import { parseContent } from './parse.ts';

const TODAY = '2026-11-21';
const real = readFolder(join(import.meta.dirname, '../../content'));
const usual = parseContent(real, TODAY).notices.map(({ text }) => text);

/** The notices that edits add to the usual ones. */
function noticesAfter(...edits: [file: string, from: string | RegExp, to: string][]) {
  const files = { ...real };
  for (const [file, from, to] of edits) {
    const raw = files[file] ?? '';
    files[file] = raw.replace(from, to);
    expect(files[file], `${from} is no longer in ${file}`).not.toBe(raw);
  }
  return parseContent(files, TODAY).notices.filter(({ text }) => !usual.includes(text));
}

it('hints at search titles of another length than results show, and at equal ones', () => {
  const [long] = noticesAfter(['en/locations.yaml', /title: Our .*/, `title: ${'Barber '.repeat(9)}`]);
  expect(long?.text).toContain('seo.title: is best with 30 to 60 characters, has 62');
  const title = 'title: Our {business.branches} barbershops in Dubai | JK Masters';
  const [same] = noticesAfter(['en/services-page.yaml', /title: Men's haircut.*/, title]);
  expect(same?.reason).toMatch(/^is the same as in content.en.(locations|services-page).yaml$/);
});

it('reports texts that name a branch or barber with a last day, in every language', () => {
  const closing = noticesAfter([
    'facts/branches.yaml',
    '  image: branch-jvc',
    '  lastDay: 2027-01-31\n  image: branch-jvc',
  ]);
  const files = closing.map(({ file }) => file);
  expect(files).toContain('en/best-barbershop.yaml');
  expect(files).toContain('ar/best-barbershop.yaml');
  expect(files).toContain('ar/articles/grooming-tips-dubai.mdx');
  expect(files).not.toContain('en/branch-pages.yaml');
  expect(closing[0]?.reason).toBe('names JVC, which closes after 2027-01-31');

  const leaving = noticesAfter(
    ['facts/team.yaml', 'arabicName: كريم حداد', 'arabicName: كريم حداد, left: 2026-12-31'],
    ['en/home.yaml', 'The menu', 'The menu of Kareem Haddad'],
    ['ar/home.yaml', /^ {4}lead: (.*)/m, '    lead: تحية وكريم حداد هنا'],
  );
  expect(leaving.map(({ file, reason }) => [file, reason])).toEqual([
    ['en/home.yaml', 'names Kareem Haddad, who leaves after 2026-12-31'],
    ['ar/home.yaml', 'names كريم حداد, who leaves after 2026-12-31'],
  ]);
});
