import { type Command, Option } from 'commander';
import type { Decision, ReviewStatus } from '../../contract/moderation.ts';
import { ACTOR, type Cli } from './store.ts';

async function decide({ withStore }: Cli, decision: Decision): Promise<void> {
  const { kind } = await withStore((store) => store.moderation.decide(decision, ACTOR, new Date()));
  if (kind === 'missed') throw new Error(`There is no review ${decision.reviewId}`);
}

export function reviewCommands(program: Command, cli: Cli): void {
  const reviews = program.command('reviews').description('reviews by visitors');
  reviews
    .command('list')
    .description('reviews, newest first')
    .addOption(
      new Option('--status <status>').choices(['pending', 'published', 'rejected']).default('pending'),
    )
    .action(async ({ status }: { status: ReviewStatus }) => {
      await cli.withStore(async (store) => {
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await store.moderation.list({ status, cursor });
          for (const { id, createdAt, barberId, rating, customerName, review, ...one } of page.reviews) {
            cli.out(
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
      await decide(cli, { reviewId, action: 'approve' });
      cli.out('Published');
    });
  reviews
    .command('reject <id>')
    .requiredOption('--reason <text>', 'the reason, shown to staff')
    .description('refuse a review')
    .action(async (reviewId: string, { reason }: { reason: string }) => {
      await decide(cli, { reviewId, action: 'reject', reason });
      cli.out('Refused');
    });
  reviews
    .command('erase <id>')
    .description('permanently delete a review, at the request of its author or of a person named in it')
    .action((reviewId: string) => erase(cli, { reviewId }));
}

type Which = { email: string } | { reviewId: string };

async function erase({ withStore, out }: Cli, which: Which): Promise<void> {
  const erased = await withStore((store) => store.visitors.erase(which, ACTOR, new Date()));
  if (erased === 0) throw new Error('Nothing was found or erased');
  out(`Erased: ${erased}`);
}

export function visitorCommands(program: Command, cli: Cli): void {
  const visitor = program.command('visitor').description('the stored data of one visitor, at his request');
  visitor
    .command('export <email>')
    .description('export all data with this address as JSON')
    .action(async (email: string) => {
      const reviews = await cli.withStore((store) => store.visitors.visitorData(email));
      if (!reviews.length) throw new Error('Nothing was found');
      cli.out(JSON.stringify({ email, reviews }, null, 2));
    });
  visitor
    .command('erase <email>')
    .description('permanently delete all data with this address')
    .action((email: string) => erase(cli, { email }));
}
