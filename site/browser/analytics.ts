import { type EventMessage, MAX_EVENTS, type RawEvent } from '../../contract/events.ts';

declare global {
  interface Window {
    dataLayer?: RawEvent[];
  }
}

export const MESSAGE: EventMessage = 'jk:event';
const SEND_AFTER_MS = 3000;
/** Data attributes of the page: section, location and path of its view, and the endpoint for events. */
const page = document.body.dataset;
const { path = '', eventsTo = '', section } = page;
const BEFORE_BOOKING = 'before-booking';

/** The page that sent the visitor to /booking, to which what is done there counts. */
function pageBefore(): string {
  try {
    if (section !== 'booking') sessionStorage.setItem(BEFORE_BOOKING, path);
    return sessionStorage.getItem(BEFORE_BOOKING) ?? path;
  } catch {
    return path;
  }
}
const credited = pageBefore();
const waiting: (RawEvent & { path: string })[] = [];

function send(): void {
  while (waiting.length) {
    const events = waiting.slice(0, MAX_EVENTS);
    const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
    // The endpoint is in the markup, because importing the route table would cost every visitor a file.
    // If the browser's beacon queue is full, the events are sent when the visitor leaves the page.
    if (!navigator.sendBeacon(eventsTo, body)) return;
    waiting.splice(0, MAX_EVENTS);
  }
}

/** Adds the event to `window.dataLayer` immediately and sends it to the server in batches. */
function record({ event, section, location }: RawEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, section, location });
  const of = event === 'page_view' ? path : credited;
  if (waiting.push({ event, section, location, path: of }) === 1) setTimeout(send, SEND_AFTER_MS);
}

/** Records the event of the closest element that declares one, unless another listener prevented the click. */
function recordClick({ target, button, defaultPrevented }: MouseEvent): void {
  if (button > 1 || defaultPrevented) return;
  // The middle button only acts on links.
  const from = (target as Element).closest<HTMLElement>(button ? 'a[data-event]' : '[data-event]');
  if (from) record(from.dataset as RawEvent);
}

const recordView = () => record({ ...page, event: 'page_view' } as RawEvent);

/** Listens for clicks on elements with `data-event`, and for messages from islands. */
export function listen(): void {
  document.addEventListener('click', recordClick);
  document.addEventListener('auxclick', recordClick);
  document.addEventListener(MESSAGE, (message) => record((message as CustomEvent<RawEvent>).detail));
  document.addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
  // A page restored from the back/forward cache counts as a view: docs/decisions/0021-daily-counts-without-cookies.md.
  addEventListener('pageshow', ({ persisted }) => persisted && recordView());
  recordView();
}
