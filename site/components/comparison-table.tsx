import './comparison-table.css';

export type ComparisonTableProps = {
  caption: string;
  columns: [string, string, string];
  rows: { feature: string; ours: string; others: string }[];
};

/** On a phone each row folds into a card; the cells keep their column's name. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table className="comparison">
      <caption>{caption}</caption>
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
        {rows.map(({ feature, ours, others }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td data-column={columns[1]}>{ours}</td>
            <td data-column={columns[2]}>{others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
