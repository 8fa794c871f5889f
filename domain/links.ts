import { isEmail, parsePhone } from './contact.ts';
import type { Position } from './distance.ts';

// Letters stand as they are: six bytes for one of Arabic's would make a page of chats heavy, and a browser encodes what it
// follows (https://url.spec.whatwg.org/#query-state). A lone half of an emoji would make encodeURIComponent throw.
const encode = (text: string) =>
  text.toWellFormed().replace(/[^\p{L}\p{M}]+/gu, (rest) => encodeURIComponent(rest));

// Six decimals are a tenth of a metre, and keep tiny numbers out of exponent notation.
const coordinates = ({ lat, lng }: Position) => `${Number(lat.toFixed(6))},${Number(lng.toFixed(6))}`;

const place = (at: string | Position) => encode(typeof at === 'string' ? at : coordinates(at));

/** A chat with the text already written; RangeError for a bad number. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${parsePhone(number).slice(1)}?text=${encode(text)}`;
}

/** RangeError for a bad number. */
export function telLink(number: string): string {
  return `tel:${parsePhone(number)}`;
}

/** RangeError for a bad address. */
export function mailtoLink(email: string): string {
  if (!isEmail(email)) throw new RangeError(`Not an email address: ${email}`);
  const [address = '', domain] = email.split('@');
  return `mailto:${encode(address)}@${domain}`;
}

/** Google Maps URLs, api=1: a search by address or by position, or the place itself where its id is known. */
export function mapsSearchLink(query: string | Position, placeId?: string): string {
  const known = placeId ? `&query_place_id=${placeId}` : '';
  return `https://www.google.com/maps/search/?api=1&query=${place(query)}${known}`;
}

/** Directions to a place, from a position when it is known, otherwise from where the map app finds itself. */
export function mapsDirectionsLink(to: string | Position, from?: Position, placeId?: string): string {
  const origin = from ? `&origin=${encode(coordinates(from))}` : '';
  const known = placeId ? `&destination_place_id=${placeId}` : '';
  return `https://www.google.com/maps/dir/?api=1${origin}&destination=${place(to)}${known}`;
}

/** Where Google takes a review of a place. */
export const googleReviewLink = (placeId: string) =>
  `https://search.google.com/local/writereview?placeid=${placeId}`;

export function mapsEmbedLink(address: string): string {
  return `https://www.google.com/maps?q=${encode(address)}&output=embed`;
}
