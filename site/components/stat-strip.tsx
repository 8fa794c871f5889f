import './stat-strip.css';

/** A statistic with a number or an icon. */
export type Stat = { label: string; sublabel?: string } & ({ number: string } | { icon: 'hammam' });

/** An arch, a bowl and steam, on a 48 × 48 grid. */
const Bath = () => (
  <svg className="icon" viewBox="5.25 1 37.5 43" width={42} height={48} aria-hidden="true">
    <path d="M6 43V22c0-8 5-12 11-15 3.5-1.5 5.5-2.5 7-5 1.5 2.5 3.5 3.5 7 5 6 3 11 7 11 15v21zM13 31h22c0 5.5-4 8.5-8 9h-6c-4-.5-8-3.5-8-9zM19.5 40l-1 3h11l-1-3M19 26c-2-2.5 2-4 0-7M24 26c-2-3.5 2.5-5.5 0-9.5M29 26c-2-2.5 2-4 0-7" />
  </svg>
);

/** Large figures above hairlines. */
export function StatStrip({ stats, label }: { stats: Stat[]; label: string }) {
  return (
    <ul className="stat-strip columns even" aria-label={label}>
      {stats.map(({ label: name, sublabel, ...shown }) => (
        <li key={name} className="ruled">
          {'icon' in shown ? <Bath /> : <Figure>{shown.number}</Figure>} <span>{name}</span>
          {sublabel && <small>{sublabel}</small>}
        </li>
      ))}
    </ul>
  );
}

/** A large figure. Its '+' uses the text face, because it is too thin in the display face. */
export function Figure({ children }: { children: string }) {
  const [, number = children, sign] = /^(.*\d)([+%٪][\p{Cf}\p{Co}]*)$/u.exec(children) ?? [];
  return (
    <b className="numeral">
      {number}
      {sign && <span className="figure-sign">{sign}</span>}
    </b>
  );
}
