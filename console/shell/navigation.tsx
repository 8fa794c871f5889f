import type { MouseEvent } from 'react';
import { publishingApi } from '../../contract/publishing.ts';
import type { Section } from '../../contract/staff.ts';
import { useConsole, useStaff } from '../context.ts';
import { consolePath, startPage } from '../language.ts';

/** The DOM id of the current screen, for moving the focus to it. */
export const SCREEN_ID = 'screen';

/** `pending` is the number of pending reviews; `pendingText` is the same in words. */
type NavigationProps = { names: Section[]; current: string; pending: number; pendingText: string };

export function Navigation({ names, current, pending, pendingText }: NavigationProps) {
  const words = useConsole().words.shell;
  const { branches } = useStaff();
  /** A click that opens a new tab follows the link; in this tab only the hash changes, which keeps the filter in the address. */
  const open = (event: MouseEvent, name: Section) => {
    if (name === 'site' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.hash = name;
    // The next Tab reaches the screen instead of the other sections.
    document.getElementById(SCREEN_ID)?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={words.sections}>
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
          {name === 'queue' && pending > 0 && (
            <span className="console-count">
              <span className="hidden-text">{` ${pendingText}`}</span>
              <span aria-hidden="true">{pending}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
