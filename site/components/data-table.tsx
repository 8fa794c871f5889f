import './data-table.css';

export type DataTableProps = {
  caption: string;
  /** On narrow screens, cells without the names of their columns: the first column first. */
  terse?: boolean;
  /** Hides the caption visually, for tables below a heading with the same text. */
  captionHidden?: boolean;
  columns: string[];
  /** The first cell is the row's heading. */
  rows: (string | number)[][];
};

/**
 * On narrow screens each row becomes a card with labelled cells, so that nothing scrolls. Explicit roles are needed because
 * browsers drop table semantics if `display` changes.
 */
export function DataTable({ caption, captionHidden, terse, columns, rows }: DataTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: not redundant in the card layout.
    <div className={terse ? 'data-table data-table-terse' : 'data-table'}>
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
    // biome-ignore-end lint/a11y/noRedundantRoles: not redundant in the card layout.
  );
}
