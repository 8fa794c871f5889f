import type { Insights } from '../../../contract/insights.ts';
import { type Day, weekdayOf } from '../../../domain/dubai-time.ts';
import { fillIsolated } from '../../../domain/text.ts';
import { useConsole } from '../../context.ts';

export const figureKinds = ['pageViews', 'whatsapp', 'calls', 'directions'] as const;

/** Four figures, each with the change since the previous period. */
export function Totals({ insights: { totals, before, days } }: { insights: Insights }) {
  const { words: all, locale } = useConsole();
  const words = all.insights;
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <ul className="stats">
      {figureKinds.map((kind) => {
        const change = totals[kind] - before[kind];
        const comparison = change === 0 ? words.same : words.before;
        return (
          <li key={kind}>
            <b className="numeral">{number.format(totals[kind])}</b>
            <b>{words.figures[kind]}</b>
            <small>{fillIsolated(comparison, { change: signed.format(change), days: String(days) })}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** How many got in touch on each day, Fridays in brass. Screen readers have the table instead. */
export function DayBars({ byDay, dayName }: { byDay: Insights['byDay']; dayName: (day: string) => string }) {
  const { fridays } = useConsole().words.insights;
  const values = byDay.map(({ whatsapp, calls, directions }) => whatsapp + calls + directions);
  const top = Math.max(1, ...values);
  return (
    <div aria-hidden="true">
      <div className="bars">
        {byDay.map(({ day }, index) => (
          <i
            key={day}
            data-friday={weekdayOf(day as Day) === 'friday'}
            style={{ blockSize: `${((values[index] ?? 0) / top) * 100}%` }}
          />
        ))}
      </div>
      <div className="row between sub">
        <span>{dayName(byDay[0]?.day ?? '')}</span>
        <span>{fridays}</span>
        <span>{dayName(byDay.at(-1)?.day ?? '')}</span>
      </div>
    </div>
  );
}
