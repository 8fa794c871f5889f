import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { ContentFacts } from '../../contract/content-facts.ts';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { CURRENT, PRIVATE } from '../../contract/release.ts';
import { DAY_MS } from '../../domain/durations.ts';
import type { Store } from '../../server/store/store.ts';
import { ACTOR, type Cli } from './store.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const TEXTS = [
  'Clean fade, and he took his time.',
  'Good cut, ten minutes of waiting.',
  'Fine for the price.',
];

const eventsOf = (slug: string): AnalyticsEvent[] => [
  { event: 'page_view', section: 'home', location: 'home', path: '/' },
  { event: 'page_view', section: 'location', location: slug, path: `/locations/${slug}` },
  { event: 'whatsapp_booking', section: 'hero_section', location: slug, path: `/locations/${slug}` },
  { event: 'call_click', section: 'phone_number', location: slug, path: '/' },
  { event: 'directions_click', section: 'location_info', location: slug, path: `/locations/${slug}` },
];

async function fill({ db, reviews, moderation, events }: Store, release: string): Promise<void> {
  // Demo reviews cannot be told apart from real ones later.
  for (const table of ['reviews', 'staffMembers'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst())
      throw new Error(
        'This store already has reviews or staff: demo data needs an empty store, before `staff add`',
      );
  if (!existsSync(release)) throw new Error('Build the site first: npm run build');
  const { barbers, branches }: ContentFacts = JSON.parse(
    readFileSync(join(release, PRIVATE.content), 'utf8'),
  );
  for (const [index, { id: barberId, branchId }] of barbers.entries())
    for (const [turn, review] of TEXTS.entries()) {
      const customerName = `Visitor ${index + 1}.${turn + 1}`;
      const rating = 3 + ((index + turn) % 3);
      const draft = { barberId, branchId, customerName, rating, review };
      const { id: reviewId } = await reviews.submit(draft, daysAgo(index + turn * 9));
      if (turn) await moderation.decide({ reviewId, action: 'approve' }, ACTOR, daysAgo(index + turn * 8));
    }
  for (let ago = 0; ago < 60; ago += 1)
    for (const [index, { slug }] of branches.entries())
      await events.record(
        Array.from({ length: 3 + ((ago * 7 + index) % 9) }, () => eventsOf(slug)).flat(),
        daysAgo(ago),
      );
}

export function demoCommand(program: Command, { env, settings, withStore, out }: Cli): void {
  program
    .command('demo')
    .description(
      'fill an empty store with demo reviews and events, for development only; run before `staff add`',
    )
    .action(async () => {
      if (env.NODE_ENV === 'production') throw new Error('Demo data is not allowed in production');
      const release = join(settings.RELEASES_DIR, CURRENT);
      await withStore((store) => fill(store, release), { create: true });
      out('The store has demo reviews and events');
    });
}
