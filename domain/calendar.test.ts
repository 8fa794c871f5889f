import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarEvent } from './calendar.ts';

const haircut = {
  uid: 'jvc-20260110-1200@jkmasters.example',
  startsAt: new Date('2026-01-10T20:30:00Z'),
  minutes: 40,
  title: 'Haircut',
  description: 'Any barber',
  location: 'JVC, Dubai',
  coordinates: { lat: 25.0539, lng: 55.2095 },
  url: 'https://jkmasters.example/locations/jvc',
  now: new Date('2026-01-09T08:00:00.123Z'),
};
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test('writes a complete event, normalizes line breaks and drops control characters', () => {
  expect(linesOf(calendarEvent({ ...haircut, description: 'a\r\nb\rc\nd\u0000\u0007\te' }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Barbershop//Booking//EN',
    'BEGIN:VEVENT',
    'UID:jvc-20260110-1200@jkmasters.example',
    'DTSTAMP:20260109T080000Z',
    'DTSTART:20260110T203000Z',
    'DTEND:20260110T211000Z',
    'SUMMARY:Haircut',
    'DESCRIPTION:a\\nb\\nc\\nd\te',
    'LOCATION:JVC\\, Dubai',
    'GEO:25.0539;55.2095',
    'URL:https://jkmasters.example/locations/jvc',
    'STATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Haircut',
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('preserves any text through folding and escaping, without adding properties', () => {
  const unit = fc.constantFrom('a', 'م', '💈', ';', ',', '\\', '\n', ' ', ':', 'é');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 300 }), (title) => {
      const file = calendarEvent({ ...haircut, title });
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const lines = linesOf(file);
      expect(lines).toHaveLength(22);
      const summary = lines[8]?.replace('SUMMARY:', '');
      expect(summary?.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))).toBe(title);
    }),
  );
});
