import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../contract/endpoint.ts';
import { fetchJson } from '../api.ts';
import { allDrafts, draftKey, restore, send, storeTyped } from './drafts.ts';

const keyOf = (id: string) => draftKey('mona@example.com', id);
const save = (path: string) => async () =>
  (await fetchJson(endpoint<{ PUT: { at: string } }>(path), 'PUT', {})).at;
const states = () => [...allDrafts().values()].map(({ state }) => state);

beforeEach(() => {
  const storage = {
    getItem(key: string) {
      return Reflect.get(this, key) ?? null;
    },
    setItem(key: string, value: string) {
      Reflect.set(this, key, value);
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  vi.stubGlobal('localStorage', Object.create(storage));
  for (const id of ['first', 'second'])
    localStorage.setItem(keyOf(id), JSON.stringify({ value: id, seen: null }));
  restore();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('saves the next draft after one whose request gets no answer', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) =>
    path === '/answers'
      ? Promise.resolve(Response.json({ at: '1' }))
      : new Promise((_, reject) => {
          if (signal.aborted) reject(signal.reason);
          else signal.addEventListener('abort', () => reject(signal.reason));
        }),
  );
  const saved = [send(keyOf('first'), save('/hangs')), send(keyOf('second'), save('/answers'))];
  expect(states()).toEqual(['saving', 'saving']);
  deadline.abort();
  await Promise.all(saved);
  expect(states()).toEqual(['failed', 'saved']);
  expect(Object.keys(localStorage)).toEqual([keyOf('first')]);
});

test('keeps a draft that was answered by a page instead of our server', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Welcome to the hotel</h1>')));
  await send(keyOf('first'), save('/drafts'));
  expect(allDrafts().get(keyOf('first'))).toMatchObject({ state: 'failed', refusal: null });
  expect(localStorage.getItem(keyOf('first'))).toContain('first');
});

test('ties a refusal to the value that was refused', async () => {
  vi.stubGlobal('fetch', async () => {
    storeTyped(keyOf('first'), 'corrected', null);
    return Response.json({ detail: 'must be a number' }, { status: 422 });
  });
  await send(keyOf('first'), save('/drafts'));
  expect(allDrafts().get(keyOf('first'))).toMatchObject({ state: 'failed', refusal: null });
  vi.stubGlobal('fetch', async () => Response.json({ at: '1' }));
  await send(keyOf('first'), save('/drafts'));
  expect(allDrafts().get(keyOf('first'))).toMatchObject({ state: 'saved', refusal: null });
});

test('saves a draft also where the storage is full', async () => {
  vi.stubGlobal('localStorage', {
    ...{ getItem: () => null, removeItem: () => {} },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  vi.stubGlobal('fetch', async () => Response.json({ at: '1' }));
  storeTyped(keyOf('first'), 'first', null);
  await send(keyOf('first'), save('/answers'));
  expect(allDrafts().get(keyOf('first'))).toMatchObject({ value: 'first', state: 'saved' });
});
