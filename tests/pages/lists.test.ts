import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { branchList, serviceList } from '../../contract/lists.ts';
import { dist } from '../support/dist.ts';

it.each([
  ['/api/branches', branchList],
  ['/api/services', serviceList],
])('%s has exactly the fields of the contract', (path, schema) => {
  const answer: object[] = JSON.parse(readFileSync(join(dist, `${path}.json`), 'utf8'));
  expect(answer.length).toBeGreaterThan(0);
  expect(schema.parse(answer)).toEqual(answer);
});
