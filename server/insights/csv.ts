import type { Figures, Insights } from '../../contract/staff.ts';

/** A spreadsheet reads a cell that begins so as a formula. */
const cell = (value: string | number | null) => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};
const line = (values: (string | number | null)[]) => values.map(cell).join(',');

/** Days, branches, barbers and pages, one after the other, as a spreadsheet opens them (RFC 4180). */
export function csvOf({ byDay, byBranch, byBarber, byPage }: Insights): string {
  const figures = (row: Figures) => [row.pageViews, row.whatsapp, row.calls, row.directions];
  return [
    line(['day', 'page views', 'whatsapp', 'calls', 'directions']),
    ...byDay.map((row) => line([row.day, ...figures(row)])),
    '',
    line(['branch', 'page views', 'whatsapp', 'calls', 'directions']),
    ...byBranch.map((row) => line([row.branch, ...figures(row)])),
    '',
    line([
      'barber',
      'received',
      'published',
      'average',
      'seconds to decide',
      'seconds to reply',
      'low, no reply',
    ]),
    ...byBarber.map((row) =>
      line([
        ...[row.barberId, row.received, row.published, row.average],
        ...[row.decidedInS, row.answeredInS, row.unanswered],
      ]),
    ),
    '',
    line(['page', 'page views', 'contacts', 'bookings']),
    ...byPage.map((row) => line([row.path, row.pageViews, row.contacts, row.bookings])),
    '',
  ].join('\r\n');
}
