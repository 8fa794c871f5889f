import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAcrossPages } from './client.ts';

const KEPT_MS = 10 * 60_000;
const KEY = ['/api/services'];
let stored: Map<string, string>;
let leave: () => void;

function page(): QueryClient {
  const client = new QueryClient();
  keepAcrossPages(client);
  return client;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-10T12:00:00Z') });
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leave = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('restores fetched data and its age on the next page', () => {
  const first = page();
  first.setQueryData(KEY, [{ id: 'haircut' }]);
  vi.advanceTimersByTime(3 * 60_000);
  leave();
  vi.advanceTimersByTime(1_000);
  const second = page();
  expect(second.getQueryData(KEY)).toEqual([{ id: 'haircut' }]);
  expect(second.getQueryState(KEY)?.dataUpdatedAt).toBe(Date.parse('2026-01-10T12:00:00Z'));
});

test('discards data after ten minutes', () => {
  page().setQueryData(KEY, []);
  leave();
  vi.advanceTimersByTime(KEPT_MS);
  expect(page().getQueryData(KEY)).toBeUndefined();
});

test.each(['not json', '{"at":1e15,"state":7}', 'null'])('ignores %s in storage', (text) => {
  stored.set('queries', text);
  expect(page().getQueryData(KEY)).toBeUndefined();
});
