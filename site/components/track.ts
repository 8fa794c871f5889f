import type { Reported } from '../../contract/events.ts';

/** What an element reports when it is chosen; one listener on the document reads it. */
export type Track = Reported;

export const track = (by: Track | undefined) =>
  by && { 'data-event': by.event, 'data-section': by.section, 'data-location': by.location };
