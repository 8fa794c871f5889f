import { keysOf } from '../../domain/lists.ts';
import '../screens/screens.css';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { QueueCounts } from '../../contract/moderation.ts';
import { mayOpenSection, type Section, sections, staffApi, unlisted } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { useAddress } from '../address.ts';
import { useConsole, useStaff } from '../context.ts';
import { SearchContent } from '../editor/search-content.tsx';
import { openInPhoneLanguage } from '../language.ts';
import { listenTo } from '../listen.ts';
import { ErrorBoundary } from '../parts/status.tsx';
import { renderForStaff } from '../render.tsx';
import { rememberPlace } from '../session.ts';
import type { ConsoleProps } from '../words.ts';
import { AccountMenu } from './account-menu.tsx';
import { Navigation } from './navigation.tsx';
import { PublishBar } from './publish-bar.tsx';

const lazyScreen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const screens = {
  today: lazyScreen(async () => (await import('../screens/today/today.tsx')).Today),
  queue: lazyScreen(async () => (await import('../screens/reviews/reviews.tsx')).Reviews),
  menu: lazyScreen(async () => (await import('../screens/menu.tsx')).Menu),
  team: lazyScreen(async () => (await import('../screens/team-and-branches.tsx')).TeamAndBranches),
  articles: lazyScreen(async () => (await import('../screens/articles.tsx')).Articles),
  history: lazyScreen(async () => (await import('../screens/history.tsx')).History),
  people: lazyScreen(async () => (await import('../screens/people-and-settings.tsx')).PeopleAndSettings),
  insights: lazyScreen(async () => (await import('../screens/insights/insights.tsx')).Insights),
  audit: lazyScreen(async () => (await import('../screens/audit-log.tsx')).AuditLog),
  account: lazyScreen(async () => (await import('../screens/account.tsx')).Account),
} satisfies Record<Exclude<Section, 'site'> | 'account', unknown>;

const POLL_MS = 15_000;
const onConnection = (listener: () => void) => listenTo(['online', 'offline'], listener);

/** The frame of every screen: navigation, account menu and publish bar. */
function Shell() {
  const { words } = useConsole();
  const { role } = useStaff();
  const address = useAddress();
  const entries = keysOf(sections).filter((name) => mayOpenSection(role, name) && !unlisted.includes(name));
  const section =
    keysOf(screens).find(
      (name) => name === address.screen && (name === 'account' || mayOpenSection(role, name)),
    ) ?? (mayOpenSection(role, 'today') ? 'today' : 'queue');
  const Screen = screens[section];
  const screen = useRef<HTMLDivElement>(null);
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
  const { data: counts } = useQuery<QueueCounts>({
    queryKey: [staffApi.queue],
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const pendingText = counts ? fill(words.shell.waiting, { count: String(counts.pending) }) : '';
  const title = words.shell[section];
  useEffect(() => {
    document.title = [pendingText, title, words.title].filter(Boolean).join(' · ');
  }, [pendingText, title, words.title]);
  useEffect(() => listenTo(['pagehide'], rememberPlace), []);
  return (
    <>
      <header className="console-header">
        <h1 className="console-wide-only">{words.title}</h1>
        <ErrorBoundary>
          <Navigation
            names={entries}
            current={section}
            pending={counts?.pending ?? 0}
            pendingText={pendingText}
            // The next Tab reaches the screen instead of the other sections.
            onOpen={() => screen.current?.focus({ preventScroll: true })}
          />
        </ErrorBoundary>
        <ErrorBoundary>
          <AccountMenu />
        </ErrorBoundary>
      </header>
      <main className="wrap console-main" tabIndex={-1}>
        <p role="status" className="hidden-text">
          {title}
        </p>
        <p role="status" className="warning">
          {!online && words.shell.offline}
        </p>
        <ErrorBoundary>{mayOpenSection(role, 'site') && <SearchContent />}</ErrorBoundary>
        <div id="screen" tabIndex={-1} ref={screen}>
          <ErrorBoundary key={section}>
            <Suspense fallback={<p>{words.shell.loading}</p>}>
              <Screen />
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
      <ErrorBoundary>{mayOpenSection(role, 'site') && <PublishBar />}</ErrorBoundary>
    </>
  );
}

const root = document.getElementById('console');
const props: ConsoleProps | undefined = root && JSON.parse(root.dataset.props ?? '');
if (root && props && !openInPhoneLanguage(props)) renderForStaff(root, props, <Shell />);
