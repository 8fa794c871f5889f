import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { type QueueCounts, staffApi } from '../contract/staff.ts';
import { fill } from '../domain/text.ts';
import { Button } from '../site/components/button.tsx';
import { Account } from './account.tsx';
import { ask, isSignedOut } from './api.ts';
import { Audit } from './audit.tsx';
import { Queue } from './queue/queue.tsx';
import { clearSessionState, forgetSignIn } from './session.ts';
import type { ConsoleProps, ConsoleWords } from './words.ts';

// The charts are the heaviest part: they come when somebody looks at them.
const Insights = lazy(async () => ({ default: (await import('./insights/insights.tsx')).Insights }));

const sections = ['queue', 'insights', 'audit'] as const;
type Section = (typeof sections)[number] | 'account';

export type Staff = { email: string; name: string };

const COUNT_EVERY_MS = 15_000;

const subscribe =
  (...names: string[]) =>
  (listener: () => void) => {
    for (const name of names) addEventListener(name, listener);
    return () => {
      for (const name of names) removeEventListener(name, listener);
    };
  };
const onHashChange = subscribe('hashchange');
const onConnection = subscribe('online', 'offline');
const sectionInAddress = (): Section =>
  [...sections, 'account' as const].find((section) => section === location.hash.slice(1)) ?? 'queue';

export function Shell({ staff, ...props }: ConsoleProps & { staff: Staff }) {
  const { words } = props;
  const section = useSyncExternalStore(onHashChange, sectionInAddress);
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
  const { data: counts } = useQuery<QueueCounts>({
    queryKey: [staffApi.queue],
    refetchInterval: COUNT_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const waiting = counts ? fill(words.shell.waiting, { count: String(counts.pending) }) : '';

  useEffect(() => {
    document.title = [waiting, words.title].filter(Boolean).join(' · ');
  }, [waiting, words.title]);

  return (
    <>
      <header className="console-header">
        <h1 className="console-wide-only">{words.title}</h1>
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
      <main className="wrap console-main">
        <p role="status" className="warning">
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

function AccountMenu({ words, staff }: { words: ConsoleWords['shell']; staff: Staff }) {
  const { mutate, isError } = useMutation({
    mutationKey: [staffApi.signIn],
    // A session that is over already is what was wished for.
    mutationFn: () =>
      ask(staffApi.signOut, 'POST', {}).catch((error) => {
        if (!isSignedOut(error)) throw error;
      }),
    onSuccess: () => {
      clearSessionState();
      forgetSignIn();
      location.reload();
    },
  });
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="console-account" popoverTarget="account-menu">
        <span className="console-initial" aria-hidden="true">
          {staff.name.slice(0, 1)}
        </span>
        <span className="console-wide-only">{staff.name}</span>
      </button>
      <div id="account-menu" className="console-account-menu" popover="auto" ref={menu}>
        <p className="quiet">{staff.email}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere; the menu is not needed there. */}
        <a href="#account" onClick={() => menu.current?.hidePopover()}>
          {words.account}
        </a>
        <Button kind="quiet" label={words.signOut} onClick={() => mutate()} />
        <p role="alert">{isError && words.stillIn}</p>
      </div>
    </>
  );
}
