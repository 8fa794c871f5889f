import { isEmail, parsePhone } from './contact.ts';
import type { Position } from './distance.ts';
import { unmarked } from './marks.ts';
import { wellFormed } from './text.ts';

// Keeps letters unencoded: six bytes per Arabic letter would bloat pages with many chat links, and browsers encode them when
// they follow the link (https://url.spec.whatwg.org/#query-state). encodeURIComponent throws on a lone surrogate.
const encode = (text: string) =>
  wellFormed(text).replace(/[^\p{L}\p{M}]+/gu, (rest) => encodeURIComponent(rest));

// Six decimals are accurate to a tenth of a metre and avoid exponent notation.
const coordinates = ({ lat, lng }: Position) => `${Number(lat.toFixed(6))},${Number(lng.toFixed(6))}`;

const place = (at: string | Position) => encode(typeof at === 'string' ? at : coordinates(at));

/** A WhatsApp chat with a prefilled text. Throws a RangeError for an invalid number. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${parsePhone(unmarked(number)).slice(1)}?text=${encode(text)}`;
}

/** WhatsApp with a text, for a chat that the sender chooses. */
export const whatsappShareLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Throws a RangeError for an invalid number. */
export function telLink(number: string): string {
  return `tel:${parsePhone(unmarked(number))}`;
}

/** Throws a RangeError for an invalid address. */
export function mailtoLink(marked: string): string {
  const email = unmarked(marked);
  if (!isEmail(email)) throw new RangeError(`Not an email address: ${email}`);
  const [address = '', domain] = email.split('@');
  return `mailto:${encode(address)}@${domain}`;
}

/** Google Maps search by address or position, or the place itself if its id is known (Maps URLs, api=1). */
export function mapsSearchLink(query: string | Position, placeId?: string): string {
  const placeParam = placeId ? `&query_place_id=${placeId}` : '';
  return `https://www.google.com/maps/search/?api=1&query=${place(query)}${placeParam}`;
}

/** Directions from a position, or from the map app's current location. */
export function mapsDirectionsLink(to: string | Position, from?: Position, placeId?: string): string {
  const origin = from ? `&origin=${encode(coordinates(from))}` : '';
  const placeParam = placeId ? `&destination_place_id=${placeId}` : '';
  return `https://www.google.com/maps/dir/?api=1${origin}&destination=${place(to)}${placeParam}`;
}

/** Opens Google's review form for a place. */
export const googleReviewLink = (placeId: string) =>
  `https://search.google.com/local/writereview?placeid=${placeId}`;

export function mapsEmbedLink(address: string): string {
  return `https://www.google.com/maps?q=${encode(address)}&output=embed`;
}
