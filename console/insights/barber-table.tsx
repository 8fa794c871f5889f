import type { Insights } from '../../contract/staff.ts';
import { formatDuration, formatRating, listLocale } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { StackingTable } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import type { Names } from './names.ts';

type BarberTableProps = {
  words: ConsoleProps['words']['insights'];
  rows: Insights['byBarber'];
  names: Names;
  locale: string;
};

/** What became of the reviews of each barber; those nobody wrote about are one line. */
export function BarberTable({ words, rows, names, locale }: BarberTableProps) {
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
  const written = rows.filter(({ received }) => received > 0).sort((a, b) => b.received - a.received);
  const silent = rows.filter(({ received }) => received === 0).map(({ barberId }) => names.barber(barberId));
  const time = (seconds: number | null) => (seconds === null ? words.none : formatDuration(seconds, locale));
  const { received, published, average, decidedIn, answeredIn } = words.ofBarber;
  return (
    <>
      {written.length > 0 && (
        <StackingTable
          label={words.byBarber}
          columns={[words.barber, received, published, average, decidedIn, answeredIn]}
          rows={written.map((row) => ({
            key: row.barberId,
            cells: [
              names.barber(row.barberId),
              number.format(row.received),
              number.format(row.published),
              row.average === null ? words.none : formatRating(row.average, locale),
              time(row.decidedInS),
              time(row.answeredInS),
            ],
          }))}
        />
      )}
      {silent.length > 0 && (
        <p className="quiet">{fill(words.noReviewsOf, { names: list.format(silent) })}</p>
      )}
    </>
  );
}
