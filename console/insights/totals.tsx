import './totals.css';
import type { Figures, Insights } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import type { ConsoleWords } from '../words.ts';

export type Figure = { kind: keyof Figures; label: string };

type TotalsProps = { figures: Figure[]; insights: Insights; words: ConsoleWords['insights']; locale: string };

/** Four figures, each beside what it was in the time before. */
export function Totals({ figures, insights, words, locale }: TotalsProps) {
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <ul className="console-totals">
      {figures.map(({ kind, label }) => {
        const change = insights.totals[kind] - insights.before[kind];
        return (
          <li key={kind}>
            <b className="numeral">{number.format(insights.totals[kind])}</b>
            <span>{label}</span>
            <small>
              {fill(change === 0 ? words.same : words.before, {
                change: signed.format(change),
                days: String(insights.days),
              })}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
