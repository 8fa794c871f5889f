import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { bothEngines, freshDatabase, openedStore } from '../../tests/support/engines.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);

describe.each(bothEngines())('the store on %s', (_, fresh) => {
  test('limits a client within its window, even if many requests arrive at once', async () => {
    const { limits } = await openedStore(fresh());
    const refused = (at: Date) =>
      limits.take('client', { most: 7, windowMs: 60_000 }, at).then(
        () => 0,
        ({ status }) => (status === 429 ? 1 : 0),
      );
    const all = await Promise.all(Array.from({ length: 10 }, () => refused(NOW)));
    expect(all.reduce((sum: number, one) => sum + one, 0)).toBe(3);
    expect(await refused(later(1))).toBe(0);
    // The clock was a day ahead and has been set right.
    for (let time = 0; time < 9; time += 1) await refused(later(26 * 60)).catch(() => 0);
    expect(await refused(NOW)).toBe(0);
    await limits.purge(later(10));
    expect(await refused(NOW)).toBe(0);
  });

  test('returns the same secret to every process', async () => {
    const options = fresh();
    const [store, other] = [await openedStore(options), await openedStore(options)];
    const made = await Promise.all([store, other, store, other].map((one) => one.secret('secret')));
    expect(new Set(made).size).toBe(1);
  });

  test('is created once when four processes start at the same time', async () => {
    const options = fresh();
    const script = `const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, '../app/store.ts'))});
      const store = await openStore(${JSON.stringify(options)}); await store.close();`;
    const start = () => promisify(execFile)('node', ['--input-type=module', '-e', script]);
    await Promise.all([start(), start(), start(), start()]);
    expect(await (await openedStore(options)).staff.list()).toEqual([]);
  });
});

test('refuses a database in which Arabic cannot be stored, and says what to create', async () => {
  const databaseUrl = freshDatabase("encoding 'LATIN1' template template0");
  await expect(openedStore({ dataDir: '', databaseUrl })).rejects.toThrow(
    "has the encoding LATIN1, in which Arabic cannot be stored. Create another one: create database jk encoding 'UTF8'",
  );
});
