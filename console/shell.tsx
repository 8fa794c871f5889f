import { useMutation, useQuery } from '@tanstack/react-query';
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  mayEnter,
  type QueueCounts,
  type Section,
  STAFF_PATH,
  type Staff,
  sections,
  staffApi,
} from '../contract/staff.ts';
import { fill } from '../domain/text.ts';
import { Button } from '../site/components/button.tsx';
import { ask, isSignedOut } from './api.ts';
import { ConsoleContext } from './context.ts';
import { PublishBar } from './desk/publish-bar.tsx';
import { Failure } from './parts.tsx';
import { clearSessionState, forgetSignIn } from './session.ts';
import type { ConsoleProps, ConsoleWords } from './words.ts';

const screen = (load: () => Promise<ComponentType<ConsoleProps & { staff: Staff }>>) =>
  lazy(async () => ({ default: await load() }));

/** Each comes when somebody opens it. */
const screens = {
  today: screen(async () => (await import('./today/today.tsx')).Today),
  queue: screen(async () => (await import('./queue/queue.tsx')).Queue),
  prices: screen(async () => (await import('./desk/prices.tsx')).Prices),
  hours: screen(async () => (await import('./desk/hours.tsx')).Hours),
  team: screen(async () => (await import('./desk/team.tsx')).Team),
  branches: screen(async () => (await import('./desk/branches.tsx')).Branches),
  photos: screen(async () => (await import('./desk/photos.tsx')).Photos),
  words: screen(async () => (await import('./desk/words.tsx')).Words),
  articles: screen(async () => (await import('./desk/articles.tsx')).Articles),
  settings: screen(async () => (await import('./desk/settings.tsx')).Settings),
  history: screen(async () => (await import('./desk/history.tsx')).History),
  people: screen(async () => (await import('./people/people.tsx')).People),
  insights: screen(async () => (await import('./insights/insights.tsx')).Insights),
  audit: screen(async () => (await import('./audit.tsx')).Audit),
  account: screen(async () => (await import('./account.tsx')).Account),
} satisfies Record<Section | 'account', unknown>;
type ScreenName = keyof typeof screens;

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
const nameInAddress = () => location.hash.slice(1);
/** What stands after the # of the address: '#words/en/home.yaml' is the screen 'words', which knows what the rest means. */
export const useHash = () => useSyncExternalStore(onHashChange, nameInAddress);

export function Shell({ staff, ...props }: ConsoleProps & { staff: Staff }) {
  const { words } = props;
  const asked = useHash();
  const mine = (Object.keys(sections) as Section[]).filter((name) => mayEnter(staff.role, name));
  const section =
    ([...mine, 'account'] as ScreenName[]).find((name) => name === asked.split('/')[0]) ??
    mine[0] ??
    'account';
  const Screen = screens[section];
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
  const { data: counts } = useQuery<QueueCounts>({
    queryKey: [staffApi.queue],
    refetchInterval: COUNT_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const waiting = counts ? fill(words.shell.waiting, { count: String(counts.pending) }) : '';

  const title = words.shell[section];

  useEffect(() => {
    document.title = [waiting, title, words.title].filter(Boolean).join(' · ');
  }, [waiting, title, words.title]);

  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row scrolls.
    if (section)
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section]);

  return (
    <ConsoleContext value={{ ...props, staff }}>
      <header className="console-header">
        <h1 className="console-wide-only">{words.title}</h1>
        <nav aria-label={words.shell.sections} ref={nav}>
          {mine.map((name) => (
            // It leads there, in another tab, too; in this one what is filtered stays.
            <a
              key={name}
              href={`${STAFF_PATH}#${name}`}
              aria-current={name === section ? 'page' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                location.hash = name;
              }}
            >
              <span>{words.shell[name]}</span>
              {name === 'queue' && counts && counts.pending > 0 && (
                <span className="console-count">
                  <span className="hidden-text">{` ${waiting}`}</span>
                  <span aria-hidden="true">{counts.pending}</span>
                </span>
              )}
            </a>
          ))}
        </nav>
        <AccountMenu words={words.shell} staff={staff} />
      </header>
      <main className="wrap console-main" tabIndex={-1}>
        <p role="status" className="hidden-text">
          {title}
        </p>
        <p role="status" className="warning">
          {!online && words.shell.offline}
        </p>
        <Missed key={section} words={words.shell}>
          <Suspense fallback={<p>{words.shell.loading}</p>}>
            <Screen {...props} staff={staff} />
          </Suspense>
        </Missed>
      </main>
      {mayEnter(staff.role, 'hours') && <PublishBar />}
    </ConsoleContext>
  );
}

/** A screen that could not be fetched: without a network, or of a release that is gone. What was typed is kept. */
class Missed extends Component<{ words: ConsoleWords['shell']; children: ReactNode }> {
  override state = { isMissing: false };
  static getDerivedStateFromError = () => ({ isMissing: true });
  override render = () =>
    this.state.isMissing ? (
      <Failure words={this.props.words} onRetry={() => location.reload()} />
    ) : (
      this.props.children
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
