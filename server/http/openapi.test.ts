import { expect, test } from 'vitest';
import { api } from '../../contract/routes.ts';
import { freshApp } from '../../tests/support/server.ts';

test('the API describes its public addresses, with the fields that a review has', async () => {
  const { json } = await freshApp();
  const { openapi, paths } = await json(api.openapi);
  expect(openapi).toBe('3.1.0');
  const { openapi: itself, ...described } = api;
  expect(Object.keys(paths).sort()).toEqual([...Object.values(described), '/healthz', '/readyz'].sort());
  const { schema } = paths[api.reviews].post.requestBody.content['application/json'];
  expect(schema.required).toEqual(['barberId', 'customerName', 'rating', 'review']);
  const listed = paths[api.services].get.responses['200'].content['application/json'].schema;
  expect(listed.items.required).toEqual(['id', 'name', 'price', 'description', 'duration']);
});
