import { type MouseEvent, useRef } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import type { Section } from '../../contract/staff.ts';
import { useConsole, useStaff } from '../context.ts';
import { firstOf } from '../focus.ts';
import { consolePath, startPage } from '../language.ts';

/** The DOM id of the current screen, for moving the focus to it. */
export const SCREEN_ID = 'screen';
const SECTIONS = 'console-sections';

/** `pending` is the number of pending reviews; `pendingText` is the same in words. */
type NavigationProps = { names: Section[]; current: string; pending: number; pendingText: string };

/** The sections in a row; in large text on a phone, behind a button with the count of reviews. */
export function Navigation({ names, current, pending, pendingText }: NavigationProps) {
  const words = useConsole().words.shell;
  const { branches } = useStaff();
  const nav = useRef<HTMLElement>(null);
  /** A click that opens a new tab follows the link; in this tab only the hash changes, which keeps the filter in the address. */
  const open = (event: MouseEvent, name: Section) => {
    if (name === 'site' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.hash = name;
    nav.current?.hidePopover();
    // The next Tab reaches the screen instead of the other sections.
    firstOf(`#${SCREEN_ID}`)?.focus({ preventScroll: true });
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
