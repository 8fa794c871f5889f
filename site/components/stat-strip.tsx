import './stat-strip.css';

export type Stat = { number: string; label: string; sublabel?: string };

/** Figures as ornament: large numerals over hairlines. */
export function StatStrip({ stats, label }: { stats: Stat[]; label: string }) {
  return (
    <ul className="stat-strip" aria-label={label}>
      {stats.map(({ number, label: name, sublabel }) => (
        <li key={name}>
          <b className="numeral">{number}</b> <span>{name}</span>
          {sublabel && <small>{sublabel}</small>}
        </li>
      ))}
    </ul>
  );
}
