import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dist } from '../support/dist.ts';

const BRANCH = 'id name address phone whatsapp email hours hoursByWeekday hoursExceptions description';

it.each([
  ['/api/branches', BRANCH],
  ['/api/services', 'id name price description duration'],
])('%s has exactly the fields of the contract', (path, fields) => {
  const answer: object[] = JSON.parse(readFileSync(join(dist, `${path}.json`), 'utf8'));
  expect(answer.length).toBeGreaterThan(0);
  for (const item of answer) expect(Object.keys(item).sort()).toEqual(fields.split(' ').sort());
});
