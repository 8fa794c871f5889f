import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { changeOf } from '../store/changes-tables.ts';
import type { Database } from '../store/schema.ts';
import type { PublicationAuthor } from './change.ts';
import type { Plan } from './plans.ts';

/** Plans: the publications without a number, by day. Of those with the same day, changes that end come first. */
export async function plansIn(db: Kysely<Database>): Promise<Plan[]> {
  const rows = await db
    .selectFrom('publications as plan')
    .leftJoin('publications as undone', 'undone.id', 'plan.undoes')
    .selectAll('plan')
    .select(['undone.number as undoneNumber', 'undone.at as undoneAt', 'undone.day as undoneDay'])
    .where('plan.number', 'is', null)
    .orderBy('plan.at')
    .orderBy('plan.id')
    .execute();
  if (!rows.length) return [];
  const ids = rows.map(({ id, undoes }) => undoes ?? id);
  const changes = await db
    .selectFrom('changes')
    .selectAll()
    .where('publication', 'in', ids)
    .orderBy('position')
    .orderBy('at')
    .orderBy('id')
    .execute();
  const orderOf = ({ day, undoes }: (typeof rows)[number]) => `${day} ${undoes === null}`;
  return rows
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map(({ id, day, author: by, authorId: byId, undoes, mistakes, ...undone }) => ({
      ...{ id, by, byId },
      day: day as Day,
      mistakes: JSON.parse(mistakes ?? '[]'),
      changes: changes.filter(({ publication }) => publication === (undoes ?? id)).map(changeOf),
      undoes: undoes === null ? null : { id: undoes, number: undone.undoneNumber, from: firstDayOf(undone) },
    }));
}
const firstDayOf = (undone: {
  undoneNumber: number | null;
  undoneDay: Day | null;
  undoneAt: string | null;
}): Day =>
  undone.undoneNumber === null ? (undone.undoneDay as Day) : dubaiDay(new Date(undone.undoneAt ?? ''));

/** The row of a publication that has no number yet. `undoes` is what it takes back. */
export const planRow = (
  { id: authorId, name }: Pick<PublicationAuthor, 'id' | 'name'>,
  day: Day | null,
  undoes: string | null = null,
): Database['publications'] => ({
  ...{ id: randomUUID(), number: null, day, at: new Date().toISOString(), author: name, authorId, undoes },
  ...{ pages: '[]', mistakes: null },
});
