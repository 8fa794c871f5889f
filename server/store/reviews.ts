import type { Kysely } from 'kysely';
import type { Allowance } from './limits.ts';
import type { Channel } from './notices.ts';
import type { Database } from './schema.ts';
import { type NewReview, submitReview } from './submit-review.ts';

export type ReviewStore = ReturnType<typeof reviewStore>;

/** `channels`: who is told of a new review; `received` hears of it here. */
export const reviewStore = (
  db: Kysely<Database>,
  channels: readonly Channel[],
  received: (barberId: string) => void,
) => ({
  /** A repetition gives the id of the one that is kept already, and is not counted again. */
  async submit(
    review: NewReview,
    now: Date,
    allowance?: Allowance,
  ): Promise<{ id: string; repeated: boolean }> {
    const kept = await submitReview(db, review, channels, now, allowance);
    if (!kept.repeated) received(review.barberId);
    return kept;
  },
});
