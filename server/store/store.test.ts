import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { review } from '../../tests/support/jk.ts';
import { openStore } from './open.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(+NOW + minutes * 60_000);

describe.each(bothEngines())('the store on %s', (engine, fresh) => {
  test('keeps what was written when it is opened again', async () => {
    const options = fresh();
    const store = await openStore(options);
    expect(store.engine).toBe(engine);
    await store.reviews.submit(review('A clean fade.'), NOW);
    await store.close();
    const again = await openedStore(options);
    expect(await again.published.countsOf('ayman-farouk')).toMatchObject({ received: 1, published: 0 });
  });

  test('counts a client within its window, also when many come at once', async () => {
    const { limits } = await openedStore(fresh());
    const count = async (at: Date) => (await limits.count('client', 60_000, at)).count;
    const counted = await Promise.all(Array.from({ length: 10 }, () => count(NOW)));
    expect(counted.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await count(later(1))).toBe(1);
    await limits.purge(later(10));
    expect(await count(later(10))).toBe(1);
    // A clock that was a day ahead and has been set right.
    await count(later(26 * 60));
    expect(await count(NOW)).toBe(1);
  });

  test('gives every process the same secret', async () => {
    const options = fresh();
    const [store, other] = [await openedStore(options), await openedStore(options)];
    const made = await Promise.all(
      [store, other, store, other].map((one, index) =>
        one.settings.getOrMake('secret', () => `made by ${index}`),
      ),
    );
    expect(new Set(made).size).toBe(1);
  });

  test('is made once when four processes start at the same time', async () => {
    const options = fresh();
    const script = `const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, 'open.ts'))});
      const store = await openStore(${JSON.stringify(options)}); await store.close();`;
    const start = () => promisify(execFile)('node', ['--input-type=module', '-e', script]);
    await Promise.all([start(), start(), start(), start()]);
    expect(await (await openedStore(options)).staff.list()).toEqual([]);
  }, 30_000);
});
