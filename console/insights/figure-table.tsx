import { type Row, StackingTable } from '../stacking-table.tsx';

type FigureTableProps = { summary: string; label: string; columns: string[]; rows: Row[] };

/** The figures of a chart for people who do not see it, or want them exactly. */
export const FigureTable = ({ summary, ...table }: FigureTableProps) => (
  <details>
    <summary>{summary}</summary>
    <StackingTable {...table} />
  </details>
);
