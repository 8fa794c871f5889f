import './shell.css';
import './wide-only.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { type QueueCounts, staffApi } from '../contract/staff.ts';
import { fill } from '../domain/text.ts';
import { Account } from './account/account.tsx';
import { AccountMenu } from './account/account-menu.tsx';
import { Audit } from './audit.tsx';
import { Queue } from './queue/queue.tsx';
import type { ConsoleProps } from './words.ts';

// The charts are the heaviest part: they come when somebody looks at them.
const Insights = lazy(async () => ({ default: (await import('./insights/insights.tsx')).Insights }));

const sections = ['queue', 'insights', 'audit'] as const;
type Section = (typeof sections)[number] | 'account';

export type Staff = { email: string; name: string };

const EVERY_MS = 15_000;

const subscribe = (name: string) => (listener: () => void) => {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
};
const useSection = (): Section => {
  const hash = useSyncExternalStore(subscribe('hashchange'), () => location.hash.slice(1));
  return [...sections, 'account' as const].find((section) => section === hash) ?? 'queue';
};
function useOnline(): boolean {
  const watch = (listener: () => void) => {
    const stops = ['online', 'offline'].map((name) => subscribe(name)(listener));
    return () => stops.map((stop) => stop());
  };
  return useSyncExternalStore(watch, () => navigator.onLine);
}

/** `entered`: somebody has just signed in here, and the form that had the focus is gone. */
type ShellProps = ConsoleProps & { staff: Staff; entered: boolean };

export function Shell({ staff, entered, ...props }: ShellProps) {
  const { words } = props;
  const section = useSection();
  const online = useOnline();
  const { data: counts } = useQuery<QueueCounts>({
    queryKey: [staffApi.queue],
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const waiting = counts ? fill(words.shell.waiting, { count: String(counts.pending) }) : '';

  useEffect(() => {
    document.title = [waiting, words.title].filter(Boolean).join(' · ');
  }, [waiting, words.title]);

  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (entered) title.current?.focus();
  }, [entered]);

  return (
    <>
      <header className="console-header">
        <h1 ref={title} tabIndex={-1} className="console-wide-only">
          {words.title}
        </h1>
        <nav aria-label={words.shell.sections}>
          {sections.map((name) => (
            <a key={name} href={`#${name}`} aria-current={name === section ? 'page' : undefined}>
              {words.shell[name]}
              {name === 'queue' && counts && counts.pending > 0 && (
                <span className="console-count">
                  <span className="hidden-text"> {waiting}</span>
                  <span aria-hidden="true">{counts.pending}</span>
                </span>
              )}
            </a>
          ))}
        </nav>
        <AccountMenu words={words.shell} staff={staff} />
      </header>
      <main className="console-main">
        <p role="status" className="console-offline">
          {!online && words.shell.offline}
        </p>
        {section === 'queue' && <Queue {...props} />}
        {section === 'audit' && <Audit {...props} />}
        {section === 'account' && <Account {...props} />}
        {section === 'insights' && (
          <Suspense fallback={<p>{words.shell.loading}</p>}>
            <Insights {...props} />
          </Suspense>
        )}
      </main>
    </>
  );
}
