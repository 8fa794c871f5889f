import type { EventMessage, TrackedEvent } from '../../contract/events.ts';

const MESSAGE: EventMessage = 'jk:event';

/** Sends an event that no element declares to the page's analytics listener. */
export function report(detail: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent(MESSAGE, { detail }));
}
