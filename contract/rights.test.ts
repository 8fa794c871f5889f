import { expect, test } from 'vitest';
import { mayEdit } from './rights.ts';
import type { StaffRole } from './staff.ts';

const BRANCHES = 'facts/branches.yaml';
const TEAM = 'facts/team.yaml';

test.each<[StaffRole | 'writer', string, string[], boolean]>([
  ['owner', 'en/home.yaml', ['hero', 'title'], true],
  ['branch', 'en/home.yaml', ['hero', 'title'], false],
  ['branch', BRANCHES, ['jvc', 'hours', 'opens'], true],
  ['branch', BRANCHES, ['jvc', 'exceptions'], true],
  ['branch', BRANCHES, ['jvc', 'phone'], false],
  ['branch', BRANCHES, ['al-barsha', 'hours'], false],
  ['branch', TEAM, ['sami', 'years'], true],
  ['branch', TEAM, ['sami', 'image'], false],
  ['branch', TEAM, ['ali', 'years'], false],
  ['branch', 'ar/branches.yaml', ['items', 'jvc', 'visit', 'parking'], true],
  ['branch', 'en/branches.yaml', ['items', 'jvc', 'visit', 'parking'], false],
  ['branch', 'ar/branches.yaml', ['items', 'al-barsha', 'area'], false],
  ['branch', 'ar/branches.yaml', ['features', 'jvc'], false],
  ['editor', 'ar/articles/beards.mdx', ['text'], true],
  ['editor', 'en/home.yaml', ['hero', 'title'], true],
  ['editor', 'en/staff.yaml', ['title'], false],
  ['editor', 'facts/services.yaml', ['haircut', 'price'], false],
  ['writer', 'en/home.yaml', ['hero', 'title'], true],
  ['writer', 'ar/articles/beards.mdx', ['text'], true],
  ['writer', BRANCHES, ['jvc', 'hours', 'opens'], true],
  ['writer', BRANCHES, ['al-barsha', 'hours'], false],
  ['writer', 'facts/services.yaml', ['haircut', 'price'], false],
  ['moderator', 'en/home.yaml', ['hero', 'title'], false],
])('an account with the role %s may edit %s %j: %s', (kind, file, path, expected) => {
  const writes = kind === 'writer';
  const role = writes ? 'branch' : kind;
  const record = { branch: path[0] === 'sami' ? 'jvc' : 'al-barsha' };
  expect(mayEdit({ role, writes, branches: ['jvc'] }, { file, path, value: 1 }, record)).toBe(expected);
});
