import { type Command, Option } from 'commander';
import type { Decision, ReviewStatus } from '../../contract/staff.ts';
import { ACTOR, withStore } from './store.ts';

async function decide(decision: Decision): Promise<void> {
  const { kind } = await withStore((store) => store.moderation.decide(decision, ACTOR, new Date()));
  if (kind === 'missed') throw new Error(`There is no review ${decision.reviewId}`);
}

export function reviewCommands(program: Command): void {
  const reviews = program.command('reviews').description('what visitors wrote');
  reviews
    .command('list')
    .description('reviews, newest first')
    .addOption(
      new Option('--status <status>').choices(['pending', 'published', 'refused']).default('pending'),
    )
    .action(async ({ status }: { status: ReviewStatus }) => {
      await withStore(async (store) => {
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await store.moderation.list({ status, cursor });
          for (const { id, createdAt, barberId, rating, customerName, review, ...one } of page.reviews) {
            console.log(
              [
                ...[id, createdAt, barberId, `${rating}/5`, customerName, review.replace(/\s+/g, ' ')],
                ...(one.suspectedSpam ? ['suspected spam'] : []),
              ].join('\t'),
            );
          }
          cursor = page.next;
        }
      });
    });
  reviews
    .command('approve <id>')
    .description('publish a review')
    .action(async (reviewId: string) => {
      await decide({ reviewId, action: 'approve' });
      console.log('Published');
    });
  reviews
    .command('reject <id>')
    .requiredOption('--reason <text>', 'why, for the staff')
    .description('refuse a review')
    .action(async (reviewId: string, { reason }: { reason: string }) => {
      await decide({ reviewId, action: 'reject', reason });
      console.log('Refused');
    });
  program
    .command('erase')
    .description("take a visitor's reviews away for good, at their request")
    .option('--email <email>', 'all reviews sent with this address')
    .option('--review <id>', 'one review')
    .action(async ({ email, review }: { email?: string; review?: string }) => {
      if (!email === !review) throw new Error('Say either --email or --review');
      const which = email ? { email } : { reviewId: review ?? '' };
      const erased = await withStore((store) => store.moderation.erase(which, ACTOR, new Date()));
      if (erased === 0) throw new Error('Nothing was found, nothing was erased');
      console.log(`Erased: ${erased}`);
    });
}
