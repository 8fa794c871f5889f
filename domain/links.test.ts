import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mailtoLink,
  mapsDirectionsLink,
  mapsEmbedLink,
  mapsSearchLink,
  telLink,
  whatsappLink,
} from './links.ts';

const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('Fade & beard + wash', 'مرحبا، أود الحجز', '💈 50% #1?', 'two\nlines', "it's=ok", '🧔🏽‍♂️'),
);
const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const read = (link: string, name: string) => new URL(link).searchParams.get(name);

describe('links decode to what went in', () => {
  test('the text of a chat', () => {
    fc.assert(
      fc.property(words, (text) => {
        const link = whatsappLink('+971 50 000 0001', text);
        expect(new URL(link).origin + new URL(link).pathname).toBe('https://wa.me/971500000001');
        expect(read(link, 'text')).toBe(text);
        expect(link).toMatch(/^[!-~\p{L}\p{M}]+$/u);
      }),
    );
  });

  test('addresses in maps', () => {
    fc.assert(
      fc.property(words, (address) => {
        expect(read(mapsSearchLink(address), 'query')).toBe(address);
        expect(read(mapsDirectionsLink(address), 'destination')).toBe(address);
        expect(read(mapsEmbedLink(address), 'q')).toBe(address);
      }),
    );
  });

  test('positions in maps, within a tenth of a metre', () => {
    fc.assert(
      fc.property(position, ({ lat, lng }) => {
        const texts = [
          read(mapsSearchLink({ lat, lng }), 'query'),
          read(mapsDirectionsLink('JVC', { lat, lng }), 'origin'),
        ];
        for (const text of texts) {
          expect(text).toMatch(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/);
          const [latitude = NaN, longitude = NaN] = (text ?? '').split(',').map(Number);
          expect(Math.abs(latitude - lat)).toBeLessThan(1e-6);
          expect(Math.abs(longitude - lng)).toBeLessThan(1e-6);
        }
      }),
    );
  });
});

test('the exact shape of each link', () => {
  expect(whatsappLink('+971 50 000 0001', 'Hi & bye')).toBe('https://wa.me/971500000001?text=Hi%20%26%20bye');
  expect(telLink('+971 4 000 0001')).toBe('tel:+97140000001');
  expect(mailtoLink('hello@jkmasters.example')).toBe('mailto:hello@jkmasters.example');
  expect(mailtoLink('a+b@jkmasters.example', 'Press & media')).toBe(
    'mailto:a%2Bb@jkmasters.example?subject=Press%20%26%20media',
  );
  expect(mapsSearchLink({ lat: 25.1142, lng: 55.1985 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=25.1142%2C55.1985',
  );
  expect(mapsDirectionsLink('JVC, Dubai', { lat: 25, lng: 55 })).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=25%2C55&destination=JVC%2C%20Dubai',
  );
  expect(mapsDirectionsLink('JVC, Dubai')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=JVC%2C%20Dubai',
  );
  expect(mapsEmbedLink('JVC, Dubai')).toBe('https://www.google.com/maps?q=JVC%2C%20Dubai&output=embed');
});

test('half an emoji does not break a link', () => {
  expect(read(whatsappLink('+971500000001', 'Hi \ud83d'), 'text')).toBe('Hi \ufffd');
});

test('a bad number or address is a RangeError', () => {
  expect(() => whatsappLink('call us', 'Hi')).toThrow(RangeError);
  expect(() => telLink('')).toThrow(RangeError);
  expect(() => mailtoLink('hello')).toThrow(RangeError);
});
