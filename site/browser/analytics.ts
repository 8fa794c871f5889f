import { type EventMessage, MAX_EVENTS, type RawEvent } from '../../contract/events.ts';

declare global {
  interface Window {
    dataLayer?: RawEvent[];
  }
}

export const MESSAGE: EventMessage = 'jk:event';
const SEND_AFTER_MS = 3000;
/** What the page says of itself: section and location of its view, its path, and where events go. */
const page = document.body.dataset;
const { path = '', eventsTo = '' } = page;
const waiting: (RawEvent & { path: string })[] = [];

function send(): void {
  while (waiting.length) {
    const events = waiting.slice(0, MAX_EVENTS);
    const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
    // The address comes with the page: importing the table of routes would cost every visitor a file.
    // A browser that has too much to send already says no: what it did not take goes when the page is left.
    if (!navigator.sendBeacon(eventsTo, body)) return;
    waiting.splice(0, MAX_EVENTS);
  }
}

/** To `window.dataLayer` at once, to the server in batches. */
function record({ event, section, location }: RawEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, section, location });
  if (waiting.push({ event, section, location, path }) === 1) setTimeout(send, SEND_AFTER_MS);
}

/** What the nearest element around it says; a click that something else has taken is none. */
function recordClick({ target, button, defaultPrevented }: MouseEvent): void {
  if (button > 1 || defaultPrevented) return;
  // The middle button opens links, and does nothing to anything else.
  const from = (target as Element).closest<HTMLElement>(button ? 'a[data-event]' : '[data-event]');
  if (from) record(from.dataset as RawEvent);
}

const recordView = () => record({ ...page, event: 'page_view' } as RawEvent);

/** One listener for every element that says what it is; islands speak through a message. */
export function listen(): void {
  document.addEventListener('click', recordClick);
  document.addEventListener('auxclick', recordClick);
  document.addEventListener(MESSAGE, (message) => record((message as CustomEvent<RawEvent>).detail));
  document.addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
  // Back or forward to a page that the browser kept: seen again, see docs/decisions/0021-daily-counts-without-cookies.md.
  addEventListener('pageshow', ({ persisted }) => persisted && recordView());
  recordView();
}
