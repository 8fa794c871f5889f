import { expect, test } from 'vitest';
import { mayEditField, type StaffRole } from './staff.ts';

const BRANCHES = 'facts/branches.yaml';
const TEAM = 'facts/team.yaml';

test.each<[StaffRole, string, string[], boolean]>([
  ['owner', 'en/home.yaml', ['hero', 'title'], true],
  ['branch', 'en/home.yaml', ['hero', 'title'], false],
  ['branch', BRANCHES, ['jvc', 'hours', 'opens'], true],
  ['branch', BRANCHES, ['jvc', 'exceptions'], true],
  ['branch', BRANCHES, ['jvc', 'phone'], false],
  ['branch', BRANCHES, ['al-barsha', 'hours'], false],
  ['branch', TEAM, ['sami', 'years'], true],
  ['branch', TEAM, ['sami', 'image'], false],
  ['branch', TEAM, ['ali', 'years'], false],
])('an account with the role %s may edit %s %j: %s', (role, file, path, expected) => {
  const branchOf = (barber: string) => (barber === 'sami' ? 'jvc' : 'al-barsha');
  expect(mayEditField({ role, branches: ['jvc'] }, file, path, branchOf)).toBe(expected);
});
