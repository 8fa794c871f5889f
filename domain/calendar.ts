type CalendarEvent = {
  uid: string;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
  now: Date;
};

/** One event as an iCalendar file (RFC 5545); tentative, because the branch has yet to confirm it. */
export function calendarEvent(event: CalendarEvent): string {
  const { uid, startsAt, minutes, title, description, location, now } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Barbershop//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(+startsAt + minutes * 60_000))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const utc = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545, 3.3.11; other control characters are not allowed in text and are dropped. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** RFC 5545, 3.1: lines of at most 75 octets; characters stay whole. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  const fit = (character: string) => {
    const size = encoder.encode(character).length;
    octets += size;
    if (octets <= 75) return character;
    octets = 1 + size;
    return `\r\n ${character}`;
  };
  return [...line].map(fit).join('');
}
