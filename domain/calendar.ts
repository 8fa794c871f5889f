import { contentLines, escapeText } from './content-lines.ts';
import type { Position } from './distance.ts';
import { MINUTE_MS } from './durations.ts';

type CalendarEvent = {
  uid: string;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
  coordinates: Position;
  url: string;
  now: Date;
};

/** An event with a reminder as an iCalendar file (RFC 5545). It is tentative until the branch confirms it. */
export function calendarEvent(event: CalendarEvent): string {
  const { uid, startsAt, minutes, title, description, location, coordinates, url, now } = event;
  const summary = escapeText(title);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Barbershop//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(+startsAt + minutes * MINUTE_MS))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    `GEO:${coordinates.lat};${coordinates.lng}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

const utc = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
