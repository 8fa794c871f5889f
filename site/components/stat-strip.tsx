import './stat-strip.css';
import { ServiceIcon, type ServiceIconName } from './service-icon.tsx';

/** What is no number is drawn instead. */
export type Stat = { label: string; sublabel?: string } & ({ number: string } | { icon: ServiceIconName });

/** Figures as ornament: large numerals over hairlines. */
export function StatStrip({ stats, label }: { stats: Stat[]; label: string }) {
  return (
    <ul className="stat-strip even" aria-label={label}>
      {stats.map(({ label: name, sublabel, ...shown }) => (
        <li key={name}>
          {'icon' in shown ? <ServiceIcon name={shown.icon} /> : <Figure>{shown.number}</Figure>}{' '}
          <span>{name}</span>
          {sublabel && <small>{sublabel}</small>}
        </li>
      ))}
    </ul>
  );
}

/** A figure as ornament. Its '+' is set in the sturdier text face: the hairlines of the display face lose it. */
export function Figure({ children }: { children: string }) {
  const [, number = children, sign] = /^(.*\d)([+%])$/.exec(children) ?? [];
  return (
    <b className="numeral">
      {number}
      {sign && <span className="figure-sign">{sign}</span>}
    </b>
  );
}
