import { describe, expect, test } from 'vitest';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { renamePagePrices } from './page-prices.ts';

type Stored = [path: unknown[], value: unknown];

describe.each(bothEngines())('prices on pages that an earlier version stored on %s', (_, fresh) => {
  test('keep their values under the new names', async () => {
    const { db } = await openedStore(fresh());
    const at = '2026-11-21T08:00:00Z';
    const store = async (file: string, stored: Stored[]) => {
      for (const [position, [path, value]] of stored.entries())
        await db
          .insertInto('changes')
          .values({
            ...{ id: `${file} ${position}`, publication: null, position, file, place: null },
            ...{ path: JSON.stringify(path), value: JSON.stringify(value), before: 'null', at },
            ...{ author: 'Mona', authorId: 'mona', groupId: null },
          })
          .execute();
    };
    const stored = async (name: string): Promise<Stored[]> => {
      const rows = await db.selectFrom('changes').selectAll().orderBy('position').execute();
      const found = rows.filter(({ file }) => file === name);
      return found.map(({ path, value }) => [JSON.parse(path), JSON.parse(value)]);
    };
    await store('facts/page-prices.yaml', [
      [['jvc', 'kids-haircuts', 'price'], 60],
      [['jvc', 'kids-haircuts', 'quotes'], 'haircut'],
      [['marina'], [{ id: 'cut', quotes: 'haircut', price: 70, priceRange: null, minutesRange: [40, 50] }]],
      [['press-kit', 'haircut', 'priceRange', 1], 75],
      [['jvc', 'kids-haircuts', 'priceRange', 0], 65],
      [
        ['comparison', 'haircut', 'priceRange'],
        [65, 70],
      ],
      [['beard-trim', 'care-treatment'], null],
    ]);
    await store('facts/team.yaml', [[['ali', 'quotes'], { quotes: 1 }]]);
    await renamePagePrices(db as never);
    expect(await stored('facts/page-prices.yaml')).toEqual([
      [['jvc', 'kids-haircuts', 'price'], 60],
      [['jvc', 'kids-haircuts', 'thing'], 'haircut'],
      [['marina'], [{ id: 'cut', thing: 'haircut', price: 70, minutes: 40, minutesTo: 50 }]],
      [['press-kit', 'haircut', 'priceTo'], 75],
      // A draft of that field exists, and these have no place any more: the console lists them.
      [['jvc', 'kids-haircuts', 'priceRange', 0], 65],
      [
        ['comparison', 'haircut', 'priceRange'],
        [65, 70],
      ],
      [['beard-trim', 'care-treatment'], null],
    ]);
    expect(await stored('facts/team.yaml')).toEqual([[['ali', 'quotes'], { quotes: 1 }]]);
  });
});
