import { mayOpenSection } from '../../contract/rights.ts';
import { type AuditDetail, type AuditEntry, staffApi } from '../../contract/staff.ts';
import type { TodayChange } from '../../contract/today.ts';
import { formatClock } from '../../domain/format.ts';
import { formatAgo } from '../../domain/moments.ts';
import { fillIsolated, joinWithComma } from '../../domain/text.ts';
import { waitingText } from '../../domain/today.ts';
import { useConsole, useStaff } from '../context.ts';
import { describeChange } from '../editor/sentences.ts';
import { translate } from '../language.ts';
import { namesOf } from '../names.ts';
import { PagedList, usePages } from '../parts/paged-list.tsx';
import { Screen } from '../parts/status.tsx';
import type { ConsoleProps } from '../words.ts';

/** What was published, and what else was done. An account that publishes nothing has the second alone. */
export function HistoryTabs({ current }: { current: 'history' | 'audit' }) {
  const { history } = useConsole().words;
  const staff = useStaff();
  if (!mayOpenSection(staff, 'history')) return null;
  return (
    <nav className="seg" aria-label={history.kind}>
      {(['history', 'audit'] as const).map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
          {history.kinds[name]}
        </a>
      ))}
    </nav>
  );
}

/** What staff did, newest first. */
export function AuditLog() {
  const context = useConsole();
  const { locale } = context;
  const words = context.words.audit;
  const names = namesOf(context);
  const pages = usePages(staffApi.audit);
  const sentence = ({ action, actor, actorName, detail, reviewId, customerName, barberId }: AuditEntry) =>
    fillIsolated(words.actions[action], {
      actor: actorName ?? translate(context.words.messages, actor),
      review:
        customerName === null
          ? words.erased
          : fillIsolated(words.review, { name: customerName, barber: names.barber(barberId ?? '') }),
      detail: detail && !reviewId ? detailOf(context, JSON.parse(detail)) : '',
    });
  return (
    <Screen title={words.title} back="#more" isNarrow>
      <HistoryTabs current="audit" />
      <PagedList pages={pages} empty={words.empty}>
        <ol className="console-list" aria-label={words.title}>
          {pages.entries.map((entry) => (
            <li key={entry.id}>
              <p>{sentence(entry)}</p>
              <time dateTime={entry.at} className="quiet">
                {formatAgo(entry.at, new Date(), locale)}
              </time>
              {entry.reviewId && entry.detail && <p dir="auto">{entry.detail}</p>}
            </li>
          ))}
        </ol>
      </PagedList>
    </Screen>
  );
}

/** Describes what an action without a review was about: 'JVC: 45 min, closes at 9:00 PM'. */
function detailOf(context: ConsoleProps, detail: AuditDetail): string {
  const { words, locale } = context;
  const { audit, people, today } = words;
  const names = namesOf(context);
  const list = (parts: unknown[]) =>
    joinWithComma(
      parts.filter((part) => typeof part === 'string'),
      locale,
    );
  const describeDay = ({ waiting, closesEarly, closedToday, notice, off }: TodayChange) => {
    const close = closesEarly && fillIsolated(audit.closes, { time: formatClock(closesEarly, locale) });
    const out = off?.length ? fillIsolated(audit.off, { names: list(off.map(names.barber)) }) : audit.allIn;
    return list([
      waiting === null
        ? `${today.waiting}: ${today.none}`
        : waiting !== undefined && waitingText(today.waits, waiting),
      closesEarly === null ? audit.asUsual : close,
      closedToday === undefined ? undefined : closedToday ? today.closedToday : audit.open,
      notice && `${today.notice}: ${Object.values(notice).filter(Boolean).join(' / ') || today.none}`,
      off && out,
    ]);
  };
  if ('draft' in detail) return `${describeChange(context, detail.draft)} (${detail.by})`;
  if ('today' in detail) return `${names.branch(detail.branch)}: ${describeDay(detail.today)}`;
  const { account, assignment } = detail;
  const role =
    assignment &&
    list([
      people.roles[assignment.role],
      ...assignment.branches.map(names.branch),
      assignment.writes && people.writes,
    ]);
  return role ? `${account} (${role})` : account;
}
