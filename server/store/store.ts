import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type BarberFigureStore, barberFigureStore } from './barber-figures.ts';
import { isSqlite } from './engine.ts';
import { type EventStore, eventStore } from './events.ts';
import { type FigureStore, figureStore } from './figures.ts';
import { type LimitStore, limitStore } from './limits.ts';
import { type ModerationStore, moderationStore } from './moderation.ts';
import { type Channel, type NoticeStore, noticeStore } from './notices.ts';
import { type PublishedStore, publishedStore } from './published.ts';
import { type ReviewStore, reviewStore } from './reviews.ts';
import type { Database } from './schema.ts';
import { type SettingStore, settingStore } from './settings.ts';
import { type StaffDeviceStore, staffDeviceStore } from './staff-devices.ts';
import { type StaffMemberStore, staffMemberStore } from './staff-members.ts';
import { type StaffSessionStore, staffSessionStore } from './staff-sessions.ts';

export type Store = {
  /** For tests, which look behind the repositories. */
  db: Kysely<Database>;
  engine: 'sqlite' | 'postgres';
  events: EventStore;
  figures: FigureStore;
  barberFigures: BarberFigureStore;
  reviews: ReviewStore;
  published: PublishedStore;
  notices: NoticeStore;
  moderation: ModerationStore;
  limits: LimitStore;
  settings: SettingStore;
  staff: StaffMemberStore;
  sessions: StaffSessionStore;
  devices: StaffDeviceStore;
  ping: () => Promise<void>;
  /** Writes something and reads nothing into it: a full disk answers every read. */
  tryWrite: () => Promise<void>;
  close: () => Promise<void>;
};

/** A page of the file at least, as a review would need, and another one each time: SQLite does not write what stands there. */
const somethingNew = () => randomBytes(2_048).toString('hex');

/** The same repositories over either engine. */
export function createStore(db: Kysely<Database>, channels: readonly Channel[] = []): Store {
  const published = publishedStore(db);
  const settings = settingStore(db);
  return {
    db,
    engine: isSqlite(db) ? 'sqlite' : 'postgres',
    events: eventStore(db),
    figures: figureStore(db),
    barberFigures: barberFigureStore(db),
    reviews: reviewStore(db, channels, (barberId) => published.changed([barberId], 'received')),
    published,
    notices: noticeStore(db),
    moderation: moderationStore(db, (barberIds) => published.changed(barberIds, 'shown')),
    limits: limitStore(db),
    settings,
    staff: staffMemberStore(db),
    sessions: staffSessionStore(db),
    devices: staffDeviceStore(db),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    tryWrite: () => settings.put('last-try', somethingNew()),
    close: () => db.destroy(),
  };
}
