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
  now: new Date('2026-01-09T08:00:00.123Z'),
};
const unfold = (file: string) => file.replace(/\r\n /g, '');
const property = (file: string, name: string) =>
  unfold(file)
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const readText = (text = '') =>
  text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));

test('an event as a whole', () => {
  expect(calendarEvent(haircut).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Barbershop//Booking//EN',
    'BEGIN:VEVENT',
    'UID:jvc-20260110-1200@jkmasters.example',
    'DTSTAMP:20260109T080000Z',
    'DTSTART:20260110T203000Z',
    'DTEND:20260110T211000Z',
    'SUMMARY:Haircut',
    'DESCRIPTION:Any barber',
    'LOCATION:JVC\\, Dubai',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('any words survive folding and escaping, and cannot add lines of their own', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'م', '💈', ';', ',', '\\', '\n', ' ', ':', 'é'),
    maxLength: 300,
  });
  fc.assert(
    fc.property(words, words, (title, description) => {
      const file = calendarEvent({ ...haircut, title, description });
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(unfold(file).split('\r\n')).toHaveLength(15);
      expect(readText(property(file, 'SUMMARY'))).toBe(title);
      expect(readText(property(file, 'DESCRIPTION'))).toBe(description);
    }),
  );
});

test('line ends of any kind become one, other control characters go', () => {
  const file = calendarEvent({ ...haircut, description: 'a\r\nb\rc\nd\u0000\u0007\te' });
  expect(property(file, 'DESCRIPTION')).toBe('a\\nb\\nc\\nd\te');
});
