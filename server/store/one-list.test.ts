import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { oneList } from './schema.ts';

/** The tables of the version before. */
const BEFORE = [
  'drop table changes',
  'drop table publications',
  `create table publications (number integer primary key, id text not null unique, at text not null,
    author text not null, author_id text not null, undoes integer, day text, pages text not null,
    by_itself integer not null default 0)`,
  `create table changes (id text primary key, publication integer references publications (number),
    position integer not null, file text not null, path text not null, before text not null,
    value text not null, place integer, author text not null, author_id text not null, at text not null,
    group_id text, coming text)`,
  'create unique index changes_drafts on changes (file, path) where publication is null and coming is null',
  'create index changes_by_publication on changes (publication, position)',
  `create table coming (id text primary key, from_day text not null, until_day text,
    publication integer references publications (number), author text not null, author_id text not null,
    at text not null, mistakes text)`,
];
const AT = '2026-11-21T08:00:00.000Z';

describe.each(bothEngines())('plans that an earlier version stored on %s', (_, fresh) => {
  test('are publications without a number, and their ends others', async () => {
    const { db, changes } = await openedStore(fresh());
    const run = async (...texts: string[]) => {
      for (const text of texts) await sql.raw(text).execute(db);
    };
    const publication = (number: number, undoes: number | null) =>
      `insert into publications values (${number}, 'p${number}', '${AT}', 'Mona', 'mona', ${undoes}, null, '[]', ${undoes ? 1 : 0})`;
    const change = (id: string, of: number | null, coming: string | null) =>
      `insert into changes values ('${id}', ${of}, 0, 'facts/services.yaml', '["${id}","price"]', '60', '65', null, 'Mona', 'mona', '${AT}', null, ${coming ? `'${coming}'` : null})`;
    const plan = (id: string, of: number | null, mistakes: string | null) =>
      `insert into coming values ('${id}', '2026-12-01', '2026-12-08', ${of}, 'Mona', 'mona', '${AT}', ${mistakes ? `'${mistakes}'` : null})`;
    await run(
      ...BEFORE,
      ...[publication(1, null), publication(2, 1), publication(3, null)],
      ...[
        change('one', 1, null),
        change('two', 2, null),
        change('three', 3, null),
        change('draft', null, null),
      ],
      ...[change('waits', null, 'w'), plan('w', null, null), plan('ends', 3, '[{"reason":"x"}]')],
    );
    await oneList(db as never);
    expect(await changes.newest()).toEqual({ number: 3, id: 'p3', history: 'p1' });
    expect((await changes.since(0)).map(({ id, publication }) => [id, publication])).toEqual([
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ]);
    expect(await changes.history(3)).toMatchObject([
      { number: 3, day: null, undoneNumber: null },
      { number: 2, day: '2026-11-21', undoneNumber: 1 },
      { number: 1 },
    ]);
    expect((await changes.drafts()).map(({ id }) => id)).toEqual(['draft']);
    expect(await changes.plans()).toMatchObject([
      { id: 'w', day: '2026-12-01', undoes: null, changes: [{ id: 'waits' }] },
      {
        id: 'ends-end',
        undoes: { id: 'p3', number: 3 },
        mistakes: [{ reason: 'x' }],
        changes: [{ id: 'three' }],
      },
      { id: 'w-end', day: '2026-12-08', undoes: { id: 'w', number: null, from: '2026-12-01' } },
    ]);
  });
});
