import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { type EventMessage, MAX_EVENTS } from '../../contract/events.ts';

type Named = Pick<AnalyticsEvent, 'event' | 'section' | 'location'>;
declare global {
  interface Window {
    dataLayer?: Named[];
  }
}

const SEND_AFTER_MS = 3000;
const MESSAGE: EventMessage = 'jk:event';
const waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.splice(0, MAX_EVENTS);
  if (events.length) {
    // The address comes with the page: importing the table of routes would cost every visitor a file.
    const { eventsTo = '' } = document.body.dataset;
    navigator.sendBeacon(eventsTo, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
  }
}

/** To `window.dataLayer` at once, to the server in batches. */
export function record({ event, section, location: place }: Named): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, section, location: place });
  waiting.push({ event, section, location: place, path: location.pathname });
  timer ??= setTimeout(send, SEND_AFTER_MS);
}

function recordElement(element: HTMLElement | null | undefined): void {
  const { event, section, location: place } = element?.dataset ?? {};
  if (event && section && place) record({ event: event as Named['event'], section, location: place });
}

/** One listener for every element that says what it is; islands speak through a 'jk:event'. */
export function listen(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) recordElement((target as Element).closest<HTMLElement>('[data-event]'));
  });
  document.addEventListener(MESSAGE, (event) => record((event as CustomEvent<Named>).detail));
  document.addEventListener('visibilitychange', () => document.hidden && send());
  addEventListener('pagehide', send);
  recordElement(document.body);
}
