import { keysOf } from '../../domain/lists.ts';
import { answerOf } from '../api.ts';
import '../screens/screens.css';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { mayOpenSection, type Section } from '../../contract/rights.ts';
import { staffApi } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { useAddress } from '../address.ts';
import { useConsole, useStaff } from '../context.ts';
import { openInPhoneLanguage } from '../language.ts';
import { listenTo } from '../listen.ts';
import { ErrorBoundary, Loading } from '../parts/status.tsx';
import { renderForStaff } from '../render.tsx';
import { More, useSectionName } from '../screens/more.tsx';
import { Search } from '../screens/search.tsx';
import { rememberPlace } from '../session.ts';
import type { ConsoleProps } from '../words.ts';
import { Navigation } from './navigation.tsx';
import { PublishBar } from './publish-bar.tsx';

const lazyScreen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const screens = {
  today: lazyScreen(async () => (await import('../screens/today/today.tsx')).Today),
  queue: lazyScreen(async () => (await import('../screens/reviews/reviews.tsx')).Reviews),
  menu: lazyScreen(async () => (await import('../screens/menu.tsx')).Menu),
  team: lazyScreen(async () => (await import('../screens/team-and-branches.tsx')).TeamAndBranches),
  plans: lazyScreen(async () => (await import('../screens/plans.tsx')).Plans),
  articles: lazyScreen(async () => (await import('../screens/articles.tsx')).Articles),
  history: lazyScreen(async () => (await import('../screens/history.tsx')).History),
  audit: lazyScreen(async () => (await import('../screens/audit-log.tsx')).AuditLog),
  insights: lazyScreen(async () => (await import('../screens/insights/insights.tsx')).Insights),
  people: lazyScreen(async () => (await import('../screens/people/people.tsx')).People),
  settings: lazyScreen(async () => (await import('../screens/settings.tsx')).Settings),
} satisfies Record<Exclude<Section, 'site'>, unknown>;

/** Screens of every account, outside the sections. */
const ofAccount = {
  more: More,
  search: Search,
  account: lazyScreen(async () => (await import('../screens/account.tsx')).Account),
};

const POLL_MS = 15_000;

/** The frame of every screen: navigation and publish bar. */
function Shell() {
  const { words } = useConsole();
  const staff = useStaff();
  const nameOf = useSectionName();
  const { screen } = useAddress();
  const own = keysOf(ofAccount).find((name) => name === screen);
  const listed = keysOf(screens).filter((name) => mayOpenSection(staff, name));
  const section = listed.find((name) => name === screen) ?? listed[0] ?? 'queue';
  const current = own ?? section;
  const Screen = own ? ofAccount[own] : screens[section];
  const main = useRef<HTMLElement>(null);
  const { data: counts } = useQuery({
    ...answerOf(staffApi.queue),
    enabled: mayOpenSection(staff, 'queue'),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const pendingText = counts?.pending ? fill(words.shell.waiting, { count: String(counts.pending) }) : '';
  const { others: more, account } = words.shell;
  const title = own ? { more, account, search: words.site.search }[own] : nameOf(section);
  useEffect(() => {
    document.title = [pendingText, title, words.title].filter(Boolean).join(' · ');
  }, [pendingText, title, words.title]);
  useEffect(() => listenTo(['pagehide'], rememberPlace), []);
  // The next Tab reaches the new screen, as the link to it may be gone. An address with a field focuses that field itself.
  useEffect(() => {
    const focusScreen = () => location.hash.includes(':') || main.current?.focus({ preventScroll: true });
    return listenTo(['hashchange'], focusScreen);
  }, []);
  return (
    <>
      <ErrorBoundary>
        <Navigation current={current} pending={counts?.pending ?? 0} pendingText={pendingText} />
      </ErrorBoundary>
      <main className="console-main" tabIndex={-1} ref={main}>
        <p role="status" className="hidden-text">
          {title}
        </p>
        <ErrorBoundary key={current}>
          <Suspense fallback={<Loading status="pending" refetch={() => {}} />}>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ErrorBoundary>{mayOpenSection(staff, 'site') && <PublishBar />}</ErrorBoundary>
    </>
  );
}

const root = document.getElementById('console');
const props: ConsoleProps | undefined = root && JSON.parse(root.dataset.props ?? '');
if (root && props && !openInPhoneLanguage(props)) renderForStaff(root, props, <Shell />);
