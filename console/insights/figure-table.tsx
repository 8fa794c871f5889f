type FigureTableProps = { summary: string; columns: string[]; rows: (string | number)[][]; open?: boolean };

/** The figures of a chart for people who do not see it, or want them exactly. */
export function FigureTable({ summary, columns, rows, open }: FigureTableProps) {
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus (WCAG 2.1.1).
    <section className="console-scroll" tabIndex={0} aria-label={columns[0]}>
      <table className="console-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  if (open) return table;
  return (
    <details>
      <summary>{summary}</summary>
      {table}
    </details>
  );
}
