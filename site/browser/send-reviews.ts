/** Sends reviews that were written offline (islands/reviews/use-draft.ts). Loaded on any page, only if there are some. */
import { type EventMessage, place, type TrackedEvent } from '../../contract/events.ts';
import { api } from '../../contract/routes.ts';

const WAITING = 'review-waiting:';
/** Delay before the text is added, because screen readers announce only changes of an existing live region. */
const ANNOUNCE_MS = 500;
const message: EventMessage = 'jk:event';

async function send(name: string): Promise<void> {
  const barberId = name.slice(WAITING.length);
  // A hydrated form sends its own review.
  if (document.querySelector(`astro-island:not([ssr]) [name=barberId][value="${barberId}"]`)) return;
  const stored: string = localStorage[name];
  const { words, key, received } = JSON.parse(stored);
  const { ok, status } = await fetch(api.reviews, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ email: '', ...JSON.parse(words), barberId }),
  });
  // Stays stored for a later attempt after 429 or 5xx, or if the visitor has edited it meanwhile. After another refusal only the
  // draft in the form is left.
  if (status === 429 || status >= 500 || localStorage[name] !== stored) return;
  localStorage.removeItem(name);
  if (!ok) return;
  localStorage.removeItem(`review-draft:${barberId}`);
  const location = place('{barber}', barberId);
  const detail: TrackedEvent = { event: 'review_submitted', section: 'reviews', location };
  document.dispatchEvent(new CustomEvent(message, { detail }));
  const line = Object.assign(document.createElement('p'), {
    className: 'as-of',
    role: 'status',
    dir: 'auto',
  });
  document.querySelector('main')?.prepend(line);
  setTimeout(() => line.append(received), ANNOUNCE_MS);
}

function sendAll(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(WAITING)) send(name).catch(() => {});
}
sendAll();
addEventListener('online', sendAll);
