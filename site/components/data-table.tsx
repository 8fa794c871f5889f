import './data-table.css';

export type DataTableProps = { caption: string; columns: string[]; rows: string[][] };

/** A real table; where it has no room each row folds into a card, whose cells keep their column's name: nothing scrolls. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="data-table">
      <table>
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
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
