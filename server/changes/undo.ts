import type { PublicationAuthor } from './change.ts';
import { type Context, commit } from './commit.ts';
import { inverseOf } from './inverse.ts';

/** Undoes one publication. */
export const undo = async (context: Context, number: number, author: PublicationAuthor) => ({
  ...(await commit(context, author, () => ({ changes: inverseOf(context.content, number), undoes: number }))),
  state: 'undone' as const,
});
