import './data-table.css';

export type DataTableProps = {
  caption: string;
  /** Where a heading beside it already says it. */
  captionHidden?: boolean;
  columns: string[];
  /** The first cell is the row's heading. */
  rows: (string | number)[][];
};

/**
 * Where it has no room each row folds into a card, whose cells keep their column's name: nothing scrolls. The roles are
 * written out: a browser takes them from a table that is laid out as something else.
 */
export function DataTable({ caption, captionHidden, columns, rows }: DataTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: redundant only while it is laid out as a table.
    <div className="data-table">
      <table role="table">
        <caption className={captionHidden ? 'hidden-text' : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([head, ...cells]) => (
            <tr key={[head, ...cells].join()} role="row">
              <th scope="row" role="rowheader">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]} role="cell">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: redundant only while it is laid out as a table.
  );
}
