import { type AuditEntry, staffApi } from '../../contract/staff.ts';
import { formatAgo } from '../../domain/moments.ts';
import { fill } from '../../domain/text.ts';
import { useConsole } from '../context.ts';
import { namesOf } from '../names.ts';
import { PagedList, usePages } from '../parts/paged-list.tsx';
import { Screen } from '../parts/status.tsx';

/** What staff did, newest first. */
export function AuditLog() {
  const context = useConsole();
  const { locale } = context;
  const words = context.words.audit;
  const names = namesOf(context);
  const pages = usePages<AuditEntry>(staffApi.audit);
  const sentence = ({ action, actor, actorName, detail, customerName, barberId }: AuditEntry) =>
    fill(words.actions[action], {
      actor: actorName ?? actor,
      review:
        customerName === null
          ? words.erased
          : fill(words.review, { name: customerName, barber: names.barber(barberId ?? '') }),
      detail: detail ?? '',
    });
  return (
    <Screen title={words.title} onPhone>
      <PagedList pages={pages} empty={words.empty}>
        <ol className="console-list console-audit" aria-label={words.title}>
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
