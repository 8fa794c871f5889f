import './stacking-table.css';

/** `key` tells apart what may have the same name; the first cell is the row's heading. */
export type Row = { key: string; cells: (string | number)[] };
type StackingTableProps = { label: string; columns: string[]; rows: Row[] };

/**
 * A table whose rows are cards on a phone, each figure after the name of its column. The roles are written out: a browser
 * takes them from a table that is laid out as something else.
 */
export function StackingTable({ label, columns, rows }: StackingTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: redundant only while it is laid out as a table.
    <table className="console-table" role="table" aria-label={label}>
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
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell">
                <span aria-hidden="true">{columns[index + 1]} </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: redundant only while it is laid out as a table.
  );
}
