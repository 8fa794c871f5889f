import './comparison-table.css';
import { DataTable } from './data-table.tsx';

export type ComparisonTableProps = {
  caption: string;
  columns: [string, string, string];
  rows: { feature: string; ours: string; others: string }[];
};

/** This house beside the others: its own column is set stronger. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <div className="comparison">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map(({ feature, ours, others }) => [feature, ours, others])}
      />
    </div>
  );
}
