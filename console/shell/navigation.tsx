import type { MouseEvent } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import { type Section, sectionsOf } from '../../contract/rights.ts';
import { useConsole, useStaff } from '../context.ts';
import { consolePath, startPage } from '../language.ts';
import { Icon } from '../parts/icon.tsx';
import { sectionIcons, useSectionName } from '../screens/more.tsx';

/** Beside 'More', this many sections fit the width of a thumb. */
const IN_BAR = 4;
const MAX_COUNT = 99;

type NavigationProps = {
  /** The open section, or another screen such as 'more'. */
  current: string;
  /** The number of pending reviews, and the same in words. */
  pending: number;
  pendingText: string;
};

/** The sections: on a phone the first four in a bar, the others under More; on a laptop all of them in a rail. */
export function Navigation({ current, pending, pendingText }: NavigationProps) {
  const { words: all } = useConsole();
  const words = all.shell;
  const staff = useStaff();
  const { branches, name: ownName } = staff;
  const nameOf = useSectionName();
  const names = sectionsOf(staff);
  // The bar of a moderator has reviews alone; the log is under More.
  const isInBar = (name: Section, index: number) => index < IN_BAR && name !== 'audit';
  const rest = names.filter((name, index) => !isInBar(name, index));
  /** A click that opens a new tab follows the link; in this tab only the hash changes, which keeps the filter in the address. */
  const open = (event: MouseEvent, name: string) => {
    if (name === 'site' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.hash = name;
  };
  const link = (name: Section, index: number) => (
    <a
      key={name}
      className={isInBar(name, index) ? undefined : 'wide'}
      href={
        name === 'site'
          ? publishingApi.preview({ mode: 'edit', to: startPage(branches) })
          : `${consolePath()}#${name}`
      }
      aria-current={name === current ? 'page' : undefined}
      onClick={(event) => open(event, name)}
    >
      <Icon name={sectionIcons[name]} />
      <span>{nameOf(name)}</span>
      {name === 'queue' && pending > 0 && (
        <span className="count">
          <span className="hidden-text">{` ${pendingText}`}</span>
          <span aria-hidden="true">{pending > MAX_COUNT ? `${MAX_COUNT}+` : pending}</span>
        </span>
      )}
    </a>
  );
  const isUnderMore = rest.includes(current as Section);
  const isInNavigation = names.includes(current as Section);
  return (
    <nav className="nav" aria-label={words.sections}>
      <b className="nav-word">
        <span className="pole" aria-hidden="true" />
        <span>{all.title}</span>
      </b>
      {names.map(link)}
      <a
        className="nav-me"
        href={`${consolePath()}#more`}
        aria-current={isInNavigation ? isUnderMore || undefined : 'page'}
        onClick={(event) => open(event, 'more')}
      >
        <Icon name="more" />
        <span className="initial" aria-hidden="true">
          {ownName.slice(0, 1)}
        </span>
        <span className="wide" translate="no">
          {ownName}
        </span>
        <span>{words.others}</span>
      </a>
    </nav>
  );
}
