import { afterEach, expect, test, vi } from 'vitest';
import { fetchQuery, request } from './fetch-json.ts';

function answer(body: string | null, init: ResponseInit = {}) {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const signal: unknown = expect.any(AbortSignal);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('joins the parts of a key with slashes and sends cookies', async () => {
  const fetched = answer('[1]');
  await expect(fetchQuery(['/api/reviews', 'ahmad'])).resolves.toEqual([1]);
  expect(fetched).toHaveBeenCalledWith('/api/reviews/ahmad', { credentials: 'include', signal });
});

test('throws the status and text of an unsuccessful response', async () => {
  answer('No such barber', { status: 404, statusText: 'Not Found' });
  await expect(fetchQuery(['/api/reviews'])).rejects.toThrow(/^404: No such barber$/);
  answer('', { status: 503, statusText: 'Service Unavailable' });
  await expect(fetchQuery(['/api/reviews'])).rejects.toThrow(/^503: Service Unavailable$/);
  await expect(request('POST', '/api/reviews', {})).rejects.toThrow(/^503: Service Unavailable$/);
});

test('throws on 401, or yields null on request', async () => {
  answer('Sign in', { status: 401 });
  await expect(fetchQuery(['/api/me'])).rejects.toThrow(/^401: Sign in$/);
  await expect(fetchQuery(['/api/me'], { on401: 'null' })).resolves.toBeNull();
  answer('Not yours', { status: 403 });
  await expect(fetchQuery(['/api/me'], { on401: 'null' })).rejects.toThrow(/^403: Not yours$/);
});

test('sends a body as JSON, and a content type only with a body', async () => {
  const fetched = answer(null, { status: 204 });
  await request('POST', '/api/reviews', { rating: 5 });
  expect(fetched).toHaveBeenLastCalledWith('/api/reviews', {
    method: 'POST',
    credentials: 'include',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: '{"rating":5}',
  });
  await request('DELETE', '/api/reviews/1');
  expect(fetched.mock.lastCall?.[1]?.headers).toEqual({});
});
