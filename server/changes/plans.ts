import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Draft } from '../../contract/changes.ts';
import type { Finding } from '../../contract/findings.ts';
import type { Staff } from '../../contract/staff.ts';
import { addDays, type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { type Change, overlaps } from '../../domain/field-path.ts';
import { pick } from '../../domain/lists.ts';
import { Problem } from '../http/problem.ts';
import { changeOf } from '../store/changes-tables.ts';
import type { Database } from '../store/schema.ts';
import type { PublicationAuthor } from './change.ts';
import type { PublishedContent } from './fold.ts';
import { inverseOf } from './inverse.ts';
import { rightsTo } from './may-edit.ts';

/** A publication that waits for its day. */
export type Plan = {
  id: string;
  day: Day;
  by: string;
  byId: string;
  /** Why it was not carried out on its day. It is retried only on another day. */
  mistakes: Finding[];
  /** What it publishes, or what it takes back. */
  changes: Draft[];
  /** What it takes back: a publication with its first day, or a plan, which has no number. */
  undoes: { id: string; number: number | null; from: Day } | null;
};

/** Changes from their first day; on `until` they are taken back. */
type Span = Pick<Plan, 'id' | 'by' | 'byId' | 'mistakes'> & {
  from: Day;
  until: Day | null;
  changes: Change[];
};

const endOf = (plans: Plan[], id: string) => plans.find(({ undoes }) => undoes?.id === id);

/** What is planned, each with its end. */
export const spansOf = (plans: Plan[]): Span[] =>
  plans.flatMap((plan) => {
    if (plan.undoes)
      return plan.undoes.number === null ? [] : { ...plan, from: plan.undoes.from, until: plan.day };
    return { ...plan, from: plan.day, until: endOf(plans, plan.id)?.day ?? null };
  });

/** The changes that are not public yet. */
export const waitingIn = (plans: Plan[]): Draft[] =>
  plans.flatMap(({ undoes, changes }) => (undoes ? [] : changes));

/** What an account may do with a plan. */
export const rightsToPlan = (staff: Staff, { byId, changes, undoes }: Plan, content: PublishedContent) =>
  rightsTo(staff, { byId, changes, isEnd: undoes !== null }, content);

export const isDue = ({ day, mistakes, undoes }: Plan, today: Day) =>
  !mistakes.length && day <= today && undoes?.number !== null;

/** The changes that will be made until a later day, as drafts for a preview by an account that may edit them. */
export function draftsUntil(day: Day, staff: Staff, plans: Plan[], content: PublishedContent): Draft[] {
  const due = plans.filter((plan) => plan.day <= day && rightsToPlan(staff, plan, content).make);
  return due.flatMap((plan): Draft[] => {
    if (!plan.undoes) return endOf(due, plan.id) ? [] : plan.changes;
    if (plan.undoes.number === null) return [];
    try {
      const changes = inverseOf(content, plan.undoes.number);
      return changes.map((change) => ({ ...change, ...pick(plan, 'id', 'by', 'byId'), at: plan.day }));
    } catch {
      // A later change of the same field prevents the undo.
      return [];
    }
  });
}

/** Throws if a field has another planned change during these days. A plan without an end never ends. */
export function refuseOverlap(
  { from, until, changes }: Pick<Span, 'from' | 'until' | 'changes'>,
  others: Span[],
) {
  for (const other of others) {
    const isApart = (until ?? '9999') <= other.from || (other.until ?? '9999') <= from;
    const same = other.changes.find((one) =>
      changes.some(({ file, path }) => file === one.file && overlaps(path, one.path)),
    );
    if (isApart || !same) continue;
    const { by, from: first, until: last } = other;
    throw new Problem(
      409,
      '{by} already changes this from {from} until {until}. Choose other days, or cancel that under “Scheduled” first:',
      {
        values: { by, from: first, until: last ? addDays(last, -1) : 'further notice' },
        draft: { at: '', ...same, ...pick(other, 'id', 'by', 'byId') },
      },
    );
  }
}

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
