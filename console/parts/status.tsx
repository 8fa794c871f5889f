import { Component, type ReactNode, useEffect, useState } from 'react';
import { mayOpenSection } from '../../contract/rights.ts';
import { dubaiClock } from '../../domain/dubai-time.ts';
import { formatClock } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useHash } from '../address.ts';
import { useConsole, useStaff } from '../context.ts';
import { listenTo } from '../listen.ts';
import { Icon } from './icon.tsx';

type Loadable = { status: 'pending' | 'error' | 'success'; refetch: () => void };
type ScreenProps = {
  title: string;
  /** The id by which an address names the screen. */
  titleId?: string;
  /** The screen that this one belongs to, such as '#more'. */
  back?: string;
  /** Buttons or badges beside the title. */
  actions?: ReactNode;
  /** Lines of text need no more than half of a laptop's screen. */
  isNarrow?: boolean;
  query?: Loadable;
  children: ReactNode;
};

/** A screen with its title, the search, and the loading state of its data. */
export function Screen({ title, titleId, back, actions, isNarrow, query, children }: ScreenProps) {
  const { shell, site } = useConsole().words;
  const staff = useStaff();
  const isSearch = useHash() === 'search';
  const width = isNarrow ? ' narrow' : '';
  return (
    <>
      <header className={`top${width}`}>
        {back && (
          <a className="icon-button back" href={back} aria-label={shell.back}>
            <Icon name="chevron" />
          </a>
        )}
        <h1 id={titleId} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {actions}
        {mayOpenSection(staff, 'site') && !isSearch && (
          <a className="top-search" href="#search">
            <Icon name="search" />
            <span>{site.search}</span>
          </a>
        )}
      </header>
      <div className={`screen${width}`}>
        <Offline />
        {query && <Loading {...query} />}
        {children}
      </div>
    </>
  );
}

const readOffline = () => (navigator.onLine ? undefined : new Date());

/** Says how old the screen may be while there is no connection. */
function Offline() {
  const { words, locale } = useConsole();
  const [since, setSince] = useState(readOffline);
  useEffect(() => listenTo(['online', 'offline'], () => setSince(readOffline())), []);
  return (
    <p role="status" className="band-line">
      {since && fill(words.shell.offline, { time: formatClock(dubaiClock(since), locale) })}
    </p>
  );
}

/** Shows that data is loading, or that it failed to load, with a button to retry. */
export function Loading({ status, refetch }: Loadable) {
  const { loading } = useConsole().words.shell;
  if (status === 'pending')
    return (
      <p className="skeleton">
        <span className="hidden-text">{loading}</span>
      </p>
    );
  return status === 'error' && <Failure onRetry={refetch} />;
}

export function Failure({ onRetry }: { onRetry: () => void }) {
  const words = useConsole().words.shell;
  return (
    <div className="failure" role="alert">
      <p>{words.failed}</p>
      <Button label={words.retry} onClick={onRetry} />
    </div>
  );
}

/** Keeps an error in its part of the page, also a screen that cannot be loaded: offline, or its release is gone. Drafts stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () =>
    this.state.hasFailed ? <Failure onRetry={() => location.reload()} /> : this.props.children;
}
