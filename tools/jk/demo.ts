import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { ContentFacts } from '../../contract/content-facts.ts';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { PRIVATE } from '../../contract/release.ts';
import type { Store } from '../../server/store/store.ts';
import { release } from '../support/release.ts';
import { ACTOR, withStore } from './store.ts';

const DAY_MS = 86_400_000;
const texts = [
  'Clean fade, and he took his time with the neckline.',
  'Good cut, ten minutes of waiting.',
  'My beard has never been this even.',
  'Fine for the price. I would come again.',
];

function builtContent(): ContentFacts {
  try {
    return JSON.parse(readFileSync(join(release, PRIVATE.content), 'utf8'));
  } catch {
    throw new Error('Build the site first: npm run build');
  }
}

const eventsOf = (slug: string): AnalyticsEvent[] => [
  { event: 'page_view', section: 'location', location: slug, path: `/locations/${slug}` },
  { event: 'page_view', section: 'home', location: 'home', path: '/' },
  { event: 'whatsapp_booking', section: 'hero_section', location: slug, path: `/locations/${slug}` },
  { event: 'call_click', section: 'phone_number', location: slug, path: '/' },
  { event: 'directions_click', section: 'location_info', location: slug, path: `/locations/${slug}` },
  { event: 'page_view', section: 'services', location: 'services', path: '/services' },
  { event: 'book_click', section: 'cta_section', location: slug, path: '/services' },
];

/** Made-up reviews among real ones cannot be told apart again. */
async function refuseUnlessEmpty({ db }: Store): Promise<void> {
  const review = await db.selectFrom('reviews').select('id').limit(1).executeTakeFirst();
  const member = await db.selectFrom('staff_members').select('id').limit(1).executeTakeFirst();
  if (review || member)
    throw new Error(
      'This store has reviews or staff already: demo data go into an empty one, before `staff add`',
    );
}

export function demoCommand(program: Command): void {
  program
    .command('demo')
    .description(
      'fill an empty store with made-up reviews and events, for development only; before `staff add`',
    )
    .action(async () => {
      if (process.env.NODE_ENV === 'production') throw new Error('Demo data do not belong into production');
      const { barbers, branches } = builtContent();
      await withStore(
        async (store) => {
          await refuseUnlessEmpty(store);
          for (const [index, { id, branchId }] of barbers.entries()) {
            for (const [turn, review] of texts.entries()) {
              const at = new Date(Date.now() - (index + turn * 9) * DAY_MS);
              const { id: reviewId } = await store.reviews.submit(
                {
                  barberId: id,
                  branchId,
                  customerName: `Visitor ${index + 1}.${turn + 1}`,
                  rating: 3 + ((index + turn) % 3),
                  review,
                },
                at,
              );
              if (turn > 0) {
                const decidedAt = new Date(+at + (index + turn) * 3_600_000);
                await store.moderation.decide([{ reviewId, action: 'approve' }], ACTOR, decidedAt);
              }
            }
          }
          for (let ago = 0; ago < 60; ago += 1) {
            for (const [index, { slug }] of branches.entries()) {
              const events = Array.from({ length: 3 + ((ago * 7 + index) % 9) }, () => eventsOf(slug)).flat();
              await store.events.record(events, new Date(Date.now() - ago * DAY_MS));
            }
          }
        },
        { create: true },
      );
      console.log('The store has demo reviews and events');
    });
}
