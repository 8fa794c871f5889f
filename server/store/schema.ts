import type { EventName } from '../../contract/events.ts';

export type EventsTable = {
  id: string;
  event: EventName;
  section: string;
  location: string;
  path: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The day in Dubai, for daily figures. */
  dubai_day: string;
};

export type Database = { events: EventsTable };
