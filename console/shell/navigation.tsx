import { type MouseEvent, useRef } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import type { Section } from '../../contract/staff.ts';
import { useConsole, useStaff } from '../context.ts';
import { consolePath, startPage } from '../language.ts';

const SECTIONS = 'console-sections';

type NavigationProps = {
  names: Section[];
  current: string;
  /** The number of pending reviews, and the same in words. */
  pending: number;
  pendingText: string;
  onOpen: () => void;
};

/** The sections in a row; in large text on a phone, behind a button with the count of reviews. */
export function Navigation({ names, current, pending, pendingText, onOpen }: NavigationProps) {
  const words = useConsole().words.shell;
  const { branches } = useStaff();
  const nav = useRef<HTMLElement>(null);
  /** A click that opens a new tab follows the link; in this tab only the hash changes, which keeps the filter in the address. */
  const open = (event: MouseEvent, name: Section) => {
    if (name === 'site' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.hash = name;
    nav.current?.hidePopover();
    onOpen();
  };
  const count = pending > 0 && (
    <span className="console-count">
      <span className="hidden-text">{` ${pendingText}`}</span>
      <span aria-hidden="true">{pending}</span>
    </span>
  );
  return (
    <>
      <button type="button" className="button button-quiet console-fold" popoverTarget={SECTIONS}>
        <span>{words.sections}</span>
        {count}
      </button>
      <nav ref={nav} id={SECTIONS} popover="auto" className="console-popover" aria-label={words.sections}>
        {names.map((name) => (
          <a
            key={name}
            href={
              name === 'site'
                ? publishingApi.preview({ mode: 'edit', to: startPage(branches) })
                : `${consolePath()}#${name}`
            }
            aria-current={name === current ? 'page' : undefined}
            onClick={(event) => open(event, name)}
          >
            <span>{words[name]}</span>
            {name === 'queue' && count}
          </a>
        ))}
      </nav>
    </>
  );
}
