import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Published } from '../../contract/changes.ts';
import type { Change } from '../../domain/field-path.ts';

import { dataIn } from './defaults.ts';
import { differences } from './differences.ts';
import { openContent } from './fold.ts';
import { changesBackTo, inverseOf } from './inverse.ts';

const MENU = 'facts/services.yaml';
const data = dataIn(join(import.meta.dirname, '../../content'));
const fresh = (defaults = data) => openContent({ version: '1', data: defaults, days: {} });
type Service = { id: string; price: number };

/** A content with publications, each a list of changes. */
function published(...publications: Change[][]) {
  return publishedOver(data, ...publications);
}

function publishedOver(defaults: Record<string, unknown>, ...publications: Change[][]) {
  const content = fresh(defaults);
  const publish = (changes: Change[]) => {
    const number = content.newest().number + 1;
    const rows = changes.map(
      (change, at): Published => ({
        ...change,
        id: `${number}.${at}`,
        publication: number,
        byId: 'mona',
        by: 'Omar',
        at: '2026-11-27T10:00:00.000Z',
      }),
    );
    content.append(rows, { number, id: String(number), history: '1' });
  };
  for (const changes of publications) publish(changes);
  const ids = () => (content.live(MENU) as Service[]).map(({ id }) => id);
  return { content, publish, ids };
}

const menu = fresh().live(MENU) as Service[];
const [first, second] = menu as [Service, Service];
const removal = { file: MENU, path: [second.id], before: second, value: null };
const price = (before: number, value: number) => ({ file: MENU, path: [first.id, 'price'], before, value });

test('undoes the removal of a record at its place, whatever was published since', () => {
  const { content, publish, ids } = published([removal], [price(first.price, 99)]);
  expect(ids()).not.toContain(second.id);
  publish(inverseOf(content, 1));
  expect(ids()).toEqual(menu.map(({ id }) => id));
  expect(content.live(MENU)).toEqual([{ ...first, price: 99 }, ...menu.slice(1)]);
});

test('refuses to undo what a later publication changed again, and goes back to any publication', () => {
  const { content, publish } = published([price(first.price, 98)], [price(98, 99)], [removal]);
  const later = { file: MENU, path: [first.id, 'price'], before: 98, value: 99 };
  expect(() => inverseOf(content, 1)).toThrow(
    expect.objectContaining({ values: { by: 'Omar' }, changes: [later] }),
  );
  publish(changesBackTo(content, 1));
  expect(content.live(MENU)).toEqual([{ ...first, price: 98 }, ...menu.slice(1)]);
  publish(changesBackTo(content, 0));
  expect(content.live(MENU)).toEqual(menu);
});

test('an update of the program keeps published values, and skips and lists those without a place', () => {
  const changes = [
    { file: MENU, path: ['gone', 'price'], before: 1, value: 2 },
    { file: MENU, path: [first.id, 'noField'], before: 1, value: 2 },
    { file: MENU, path: [second.id, 'price'], before: second.price, value: 'sixty' },
    price(first.price, 97),
  ];
  const updated = {
    ...data,
    [MENU]: menu.map((one) =>
      one === first ? { ...one, price: 61 } : one === second ? { ...one, price: 41 } : one,
    ),
  };
  const { content } = publishedOver(updated, changes);
  const live = content.live(MENU) as Service[];
  expect(live.slice(0, 2)).toMatchObject([{ price: 97 }, { price: 41 }]);
  expect(content.lost()).toMatchObject(changes.slice(0, 3));
});

test('keeps each publication as it was, whatever later ones change inside its values', () => {
  const record = { ...first, id: 'new-one' };
  const { content } = published(
    [{ file: MENU, path: ['new-one'], before: null, value: record }],
    [{ file: MENU, path: ['new-one', 'price'], before: first.price, value: 1 }],
  );
  expect((content.dataAt(MENU, 1) as Service[]).at(-1)).toEqual(record);
  expect((content.live(MENU) as Service[]).at(-1)).toEqual({ ...record, price: 1 });
});

test('finds differences by record and field; a list that was reordered differs as a whole', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, n: 1 }));
  expect(differences('x', [a, b], [{ ...a, n: 2 }, c, b])).toEqual([
    { file: 'x', path: ['a', 'n'], before: 1, value: 2 },
    { file: 'x', path: ['c'], before: null, value: c, place: 1 },
  ]);
  expect(differences('x', [a, b], [b, a])).toMatchObject([{ path: [] }]);
  expect(differences('x', { l: [1, 2] }, { l: [1, 3] })).toMatchObject([{ path: ['l'], value: [1, 3] }]);
});
