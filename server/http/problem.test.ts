import { expect, test } from 'vitest';
import { problemResponse, storeProblem } from './problem.ts';

const failed = (code: string, errcode?: number) => Object.assign(new Error('x'), { code, errcode });

test.each([
  ['a locked store', failed('ERR_SQLITE_ERROR', 5), 503, '2', 'very busy'],
  ['a full disk', failed('ERR_SQLITE_ERROR', 13), 503, '60', 'storage is full'],
  ['a database that does not answer', failed('ECONNREFUSED'), 503, '5', 'cannot reach'],
  ['a file that is not a store', failed('ERR_SQLITE_ERROR', 26), 503, '60', 'cannot reach'],
  ['text that the database cannot store', failed('22021'), 400, null, 'cannot be stored'],
])('answers %s with a status, a reason and Retry-After', async (_, error, status, retry, reason) => {
  const problem = storeProblem(error);
  if (!problem) throw error;
  const answer = problemResponse(problem);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, retry]);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect((await answer.json()).detail).toContain(reason);
});

test('does not report a bug as a problem of the store', () => {
  expect(storeProblem(new TypeError('x'))).toBeUndefined();
});
