import type { Reported } from '../../contract/events.ts';

/** What an element reports when it is chosen; one listener on the document reads it. */
export const track = (by: Reported | undefined) =>
  by && { 'data-event': by.event, 'data-section': by.section, 'data-location': by.location };
