import { type Context, commit } from './commit.ts';
import { changesBackTo, inverseOf } from './inverse.ts';
import type { PublicationAuthor } from './list.ts';
import { Refusal } from './refusal.ts';

/** Undoes one publication. */
export const undo = async (context: Context, number: number, author: PublicationAuthor) => ({
  ...(await commit(context, author, () => ({ changes: inverseOf(context.content, number), undoes: number }))),
  state: 'undone' as const,
});

/** Goes back to the end of a day, which is midnight in Dubai. */
export const backTo = async (context: Context, day: string, author: PublicationAuthor) => ({
  ...(await commit(context, author, async () => {
    const last = await context.store.changes.newestAt(new Date(`${day}T23:59:59.999+04:00`));
    if (last === undefined) throw new Refusal('There is nothing as old as {day}.', [], { day });
    return { changes: changesBackTo(context.content, last), backTo: day };
  })),
  state: 'undone' as const,
});
