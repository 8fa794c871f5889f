import type { EventName } from '../../contract/events.ts';

/** Tells the page's one analytics listener of something that no element says. */
export function report(event: EventName, section: string, location: string): void {
  document.dispatchEvent(new CustomEvent('jk:event', { detail: { event, section, location } }));
}
