import type { EventMessage, Reported } from '../../contract/events.ts';

const MESSAGE: EventMessage = 'jk:event';

/** Tells the page's one analytics listener of something that no element says. */
export function report(detail: Reported): void {
  document.dispatchEvent(new CustomEvent(MESSAGE, { detail }));
}
