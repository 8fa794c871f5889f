import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '../site/components/button.tsx';
import type { ConsoleWords } from './words.ts';

type SectionTitleProps = {
  title: string;
  /** Takes the focus where nothing nearer is left to take it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** On a phone the navigation says it already, and the room is for the work. */
  wideOnly?: boolean;
  children?: ReactNode;
};

/** The heading of a section, and what can be done with all of it. */
export const SectionTitle = ({ title, titleRef, wideOnly, children }: SectionTitleProps) => (
  <div className="console-title">
    <h2 ref={titleRef} tabIndex={-1} className={wideOnly ? 'console-wide-only' : undefined}>
      {title}
    </h2>
    {children}
  </div>
);

/** A dot with its words after it; the whole line can be pressed. */
export const Choice = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="console-choice">
    <input type="radio" {...input} />
    <span>{label}</span>
  </label>
);

type LoadingProps = {
  words: ConsoleWords['shell'];
  status: 'pending' | 'error' | 'success';
  onRetry: () => void;
};

/** What stands where a list or figures will be, until they are there. */
export const Loading = ({ words, status, onRetry }: LoadingProps) => (
  <>
    {status === 'pending' && <p>{words.loading}</p>}
    {status === 'error' && <Failure words={words} onRetry={onRetry} />}
  </>
);

export const Failure = ({ words, onRetry }: Omit<LoadingProps, 'status'>) => (
  <div className="console-failure" role="alert">
    <p>{words.failed}</p>
    <Button label={words.retry} onClick={onRetry} />
  </div>
);

/** `key` tells apart what may have the same name; the first cell is the row's heading. */
type Row = { key: string; cells: (string | number)[] };
type StackingTableProps = { label: string; columns: string[]; rows: Row[] };

/**
 * A table whose rows are cards on a phone, each figure after the name of its column. The roles are written out: a browser
 * takes them from a table that is laid out as something else.
 */
export const StackingTable = ({ label, columns, rows }: StackingTableProps) => (
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
