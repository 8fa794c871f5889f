import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as links from './links.ts';

const { mapsDirectionsLink, mapsEmbedLink, mapsSearchLink, whatsappLink } = links;
const read = (link: string, name: string) => new URL(link).searchParams.get(name);

test('encodes links reversibly', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'Fade & beard + wash',
      'مرحبا، أود الحجز',
      '💈 50% #1?',
      'two\nlines',
      "it's=ok",
      '🧔🏽‍♂️',
    ),
  );
  fc.assert(
    fc.property(words, (text) => {
      const chat = whatsappLink('+971 50 000 0001', text);
      expect(chat).toMatch(/^https:\/\/wa\.me\/971500000001\?text=[!-~\p{L}\p{M}]*$/u);
      expect(read(chat, 'text')).toBe(text);
      expect(read(mapsSearchLink(text), 'query')).toBe(text);
      expect(read(mapsDirectionsLink(text), 'destination')).toBe(text);
      expect(read(mapsEmbedLink(text), 'q')).toBe(text);
    }),
  );
});

test('writes each link in its exact form', () => {
  expect(links.telLink('+971 4 000 0001')).toBe('tel:+97140000001');
  expect(links.mailtoLink('a+b@jkmasters.example')).toBe('mailto:a%2Bb@jkmasters.example');
  const maps = 'https://www.google.com/maps';
  const to = { lat: 25.1, lng: 55.2 };
  expect(mapsSearchLink({ ...to, lng: 0.00000001 })).toBe(`${maps}/search/?api=1&query=25.1%2C0`);
  const origin = { lat: 25, lng: 55 };
  expect([mapsDirectionsLink(to, origin), mapsDirectionsLink(to, undefined, 'ChIJx')]).toEqual([
    `${maps}/dir/?api=1&origin=25%2C55&destination=25.1%2C55.2`,
    `${maps}/dir/?api=1&destination=25.1%2C55.2&destination_place_id=ChIJx`,
  ]);
  expect(links.googleReviewLink('ChIJx')).toBe('https://search.google.com/local/writereview?placeid=ChIJx');
  expect(mapsSearchLink('JVC', 'ChIJx')).toBe(`${maps}/search/?api=1&query=JVC&query_place_id=ChIJx`);
  expect(links.whatsappShareLink('Hi & bye')).toBe('https://wa.me/?text=Hi%20%26%20bye');
  expect(mapsEmbedLink('JVC, Dubai')).toBe(`${maps}?q=JVC%2C%20Dubai&output=embed`);
});

test('accepts lone surrogates; throws a RangeError for an invalid number or address', () => {
  expect(read(whatsappLink('+971500000001', 'Hi \ud83d'), 'text')).toBe('Hi \ufffd');
  expect(() => whatsappLink('call us', 'Hi')).toThrow(RangeError);
  expect(() => links.telLink('')).toThrow(RangeError);
  expect(() => links.mailtoLink('hello')).toThrow(RangeError);
});
