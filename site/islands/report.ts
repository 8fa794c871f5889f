import type { EventMessage, Reported } from '../../contract/events.ts';

const MESSAGE: EventMessage = 'jk:event';

/** Sends an event that no element declares to the page's analytics listener. */
export function report(detail: Reported): void {
  document.dispatchEvent(new CustomEvent(MESSAGE, { detail }));
}
