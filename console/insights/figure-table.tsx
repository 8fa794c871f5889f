import { ScrollTable } from '../scroll-table.tsx';

type FigureTableProps = { summary: string; columns: string[]; rows: (string | number)[][]; open?: boolean };

/** The figures of a chart for people who do not see it, or want them exactly. */
export function FigureTable({ summary, columns, rows, open }: FigureTableProps) {
  const table = (
    <ScrollTable label={columns[0] ?? summary} columns={columns}>
      {rows.map(([head, ...cells]) => (
        <tr key={head}>
          <th scope="row">{head}</th>
          {cells.map((cell, column) => (
            <td key={columns[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
  if (open) return table;
  return (
    <details>
      <summary>{summary}</summary>
      {table}
    </details>
  );
}
