import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
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

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { type: 'checkbox' | 'radio'; label: string };

/** A box or a dot with its words after it; the whole line can be pressed. */
export const Choice = ({ label, ...input }: ChoiceProps) => (
  <label className="console-choice">
    <input {...input} />
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

export function Failure({ words, onRetry }: Omit<LoadingProps, 'status'>) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      // The button that was pressed goes with the failure: the work goes on at the heading.
      if (current?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main [tabindex="-1"]')?.focus();
    };
  }, []);
  return (
    <div className="console-failure" role="alert" ref={box}>
      <p>{words.failed}</p>
      <Button label={words.retry} onClick={onRetry} />
    </div>
  );
}

type MoreProps = {
  label: string;
  /** The list that grows; its items can take the focus. */
  list: RefObject<HTMLElement | null>;
  length: number;
  hasMore: boolean;
  onMore: () => void;
};

/** Asks for more of a list, and leads to the first of what came: the button may be gone by then. */
export function More({ label, list, length, hasMore, onMore }: MoreProps) {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || length <= before.current) return;
    const first = list.current?.children[before.current];
    if (first instanceof HTMLElement) first.focus();
    before.current = undefined;
  }, [length, list]);
  if (!hasMore) return null;
  const more = () => {
    before.current = length;
    onMore();
  };
  return <Button kind="quiet" label={label} onClick={more} />;
}

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
