import type { Insights } from '../../../contract/insights.ts';
import { fillIsolated } from '../../../domain/text.ts';
import { useConsole } from '../../context.ts';

export const figureKinds = ['pageViews', 'whatsapp', 'calls', 'directions'] as const;

/** Four figures, each with the change since the previous period and a line chart of its days. */
export function Totals({ insights: { totals, before, byDay, days } }: { insights: Insights }) {
  const { words: all, locale } = useConsole();
  const words = all.insights;
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <ul className="console-totals columns">
      {figureKinds.map((kind) => {
        const change = totals[kind] - before[kind];
        const comparison = change === 0 ? words.same : words.before;
        return (
          <li key={kind} className="ruled grid">
            <b className="numeral">{number.format(totals[kind])}</b>
            <span>{words.figures[kind]}</span>
            <small>{fillIsolated(comparison, { change: signed.format(change), days: String(days) })}</small>
            <DayLine values={byDay.map((row) => row[kind])} />
          </li>
        );
      })}
    </ul>
  );
}

/** A line chart on its own scale. Screen readers have the table instead. */
function DayLine({ values }: { values: number[] }) {
  const top = Math.max(1, ...values);
  return (
    <svg viewBox={`0 0 ${values.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={values.map((value, day) => `${day + 0.5},${top - value}`).join(' ')} />
    </svg>
  );
}
