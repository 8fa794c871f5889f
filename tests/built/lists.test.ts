import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { branchList, serviceList } from '../../contract/lists.ts';
import { openApi } from '../../contract/openapi.ts';
import { dist } from '../support/dist.ts';

const lists = [
  { path: '/api/branches', schema: branchList },
  { path: '/api/services', schema: serviceList },
] as const;

const answered = (path: string): object[] => JSON.parse(readFileSync(join(dist, `${path}.json`), 'utf8'));

describe('the public lists', () => {
  it.each(lists)('$path answers what the contract says, and not a field more', ({ path, schema }) => {
    const answer = answered(path);
    expect(answer.length).toBeGreaterThan(0);
    expect(schema.parse(answer)).toEqual(answer);
  });

  it.each(lists)('the description of the API names every field of $path', ({ path }) => {
    const [first = {}] = answered(path);
    const described = openApi().paths[path].get.responses[200].content['application/json'].schema;
    expect(described).toMatchObject({ type: 'array', items: { required: Object.keys(first) } });
  });
});
