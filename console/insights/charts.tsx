import './charts.css';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Figures } from '../../contract/staff.ts';
import type { Figure } from './totals.tsx';

type Row = Figures & { name: string };
type ChartProps = { figures: Figure[]; rows: Row[] };

const HEIGHT = 280;
/** Told apart by dashes and by colour, which the style sheet gives for both schemes. */
const DASHES: Record<keyof Figures, string> = {
  pageViews: '0',
  whatsapp: '8 4',
  calls: '2 4',
  directions: '10 3 2 3',
};
const colourOf = (kind: keyof Figures) => `var(--chart-${kind.toLowerCase()})`;
const axis = { stroke: 'var(--muted)', tick: { fill: 'var(--muted)', fontSize: 13 } };
const box = { background: 'var(--raised)', border: '1px solid var(--rule)', color: 'var(--ink)' };

// The tables below the charts say the same to screen readers.
export function DayChart({ figures, rows }: ChartProps) {
  return (
    <div className="console-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <LineChart data={rows} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--rule)" vertical={false} />
          <XAxis dataKey="name" {...axis} minTickGap={24} />
          <YAxis allowDecimals={false} width={44} {...axis} />
          <Tooltip contentStyle={box} />
          <Legend itemSorter={null} />
          {figures.map(({ kind, label }) => (
            <Line
              key={kind}
              dataKey={kind}
              name={label}
              stroke={colourOf(kind)}
              strokeDasharray={DASHES[kind]}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

export function BranchChart({ figures, rows }: ChartProps) {
  return (
    <div className="console-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={rows} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--rule)" vertical={false} />
          <XAxis dataKey="name" {...axis} />
          <YAxis allowDecimals={false} width={44} {...axis} />
          <Tooltip contentStyle={box} cursor={{ fill: 'var(--rule)', opacity: 0.4 }} />
          <Legend itemSorter={null} />
          {figures.map(({ kind, label }) => (
            <Bar key={kind} dataKey={kind} name={label} fill={colourOf(kind)} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
