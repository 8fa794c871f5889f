import type { Figures } from '../../contract/staff.ts';

/** A figure by its name in the answer of the server, and by that of the language. */
export type Figure = { kind: keyof Figures; label: string };
type Row = Figures & { name: string };
type ChartProps = { figures: Figure[]; rows: Row[] };

/** Told apart by dashes and by colour, which the style sheet gives for both schemes. */
const DASHES: Partial<Record<keyof Figures, string>> = {
  whatsapp: '8 4',
  calls: '2 4',
  directions: '10 3 2 3',
};
const colourOf = (kind: keyof Figures) => `var(--chart-${kind.toLowerCase()})`;

/** The end of the scale, which its half divides well: 2, 4, 10, 20, 40, 100 and so on. */
function topOf({ figures, rows }: ChartProps): number {
  const most = Math.max(1, ...rows.flatMap((row) => figures.map(({ kind }) => row[kind])));
  const power = 10 ** Math.floor(Math.log10(most));
  return [2, 4, 10].map((step) => step * power).find((top) => top >= most) ?? most;
}

/** How the figures went from day to day; the table below says the same to screen readers. */
export function DayChart({ figures, rows }: ChartProps) {
  const top = topOf({ figures, rows });
  const last = Math.max(1, rows.length - 1);
  return (
    <div className="console-chart" aria-hidden="true">
      <ul className="console-chart-legend">
        {figures.map(({ kind, label }) => (
          <li key={kind}>
            <svg viewBox="0 0 24 4" aria-hidden="true">
              <path d="M0 2h24" stroke={colourOf(kind)} strokeWidth="3" strokeDasharray={DASHES[kind]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div className="console-chart-scale">
        {[top, top / 2, 0].map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <svg
        className="console-chart-plot"
        viewBox={`0 0 ${last} ${top}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {figures.map(({ kind }) => (
          <polyline
            key={kind}
            points={rows.map((row, day) => `${day},${top - row[kind]}`).join(' ')}
            stroke={colourOf(kind)}
            strokeDasharray={DASHES[kind]}
          />
        ))}
        {rows.map((row, day) => (
          <rect key={row.name} x={day - 0.5} width="1" height={top}>
            <title>
              {[row.name, ...figures.map(({ kind, label }) => `${label}: ${row[kind]}`)].join('\n')}
            </title>
          </rect>
        ))}
      </svg>
      <div className="console-chart-ends">
        {[rows[0], rows[Math.round(last / 2)], rows.at(-1)].map((row) => (
          <span key={row?.name}>{row?.name}</span>
        ))}
      </div>
    </div>
  );
}
