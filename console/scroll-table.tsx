import './scroll-table.css';
import type { ReactNode } from 'react';

type ScrollTableProps = { label: string; columns: string[]; children: ReactNode };

/** A table that scrolls inside itself on a narrow screen; its rows are the children. */
export function ScrollTable({ label, columns, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus (WCAG 2.1.1).
    <section className="console-scroll" tabIndex={0} aria-label={label}>
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
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
