import { useQuery } from '@tanstack/react-query';
import { staffApi } from '../../../contract/staff.ts';
import { countWords, formatDay } from '../../../domain/format.ts';
import { fill, joinWithComma } from '../../../domain/text.ts';
import { answerOf } from '../../api.ts';
import { useCheck } from '../../content/use-check.ts';
import { usePlans } from '../../content/use-publication.ts';
import { useConsole, useStaff } from '../../context.ts';
import { Findings } from '../../editor/findings.tsx';
import { describeChange } from '../../editor/sentences.ts';
import { Fold, LinkRow, Section } from '../../parts/rows.tsx';
import { Loading } from '../../parts/status.tsx';
import { Tasks } from '../go-live.tsx';

/** What waits for the account: reviews, plans, texts without a translation, tasks before going live. */
export function WaitingForYou() {
  const context = useConsole();
  const { words: all, locale } = context;
  const words = all.today;
  const isOwner = useStaff().role === 'owner';
  const { pending = 0 } = useQuery(answerOf(staffApi.queue)).data ?? {};
  const [plan] = usePlans().data?.entries ?? [];
  const check = useCheck();
  const { notices = [], launch = [] } = (isOwner && check.data) || {};
  const untranslated = notices.filter(({ code }) => code === 'untranslated');
  const lost = notices.filter(({ code }) => code === 'lost');
  const blockers = launch.filter(({ level }) => level === 'blocker');
  const kinds = [...new Set(blockers.map(({ kind }) => all.goLive.kinds[kind].title))];
  return (
    <Section title={words.waitingForYou}>
      <div className="rows columns wide-2">
        {pending > 0 && (
          <LinkRow href="#queue" icon="star" title={countWords(words.reviews, pending, locale)} />
        )}
        {plan && (
          <LinkRow
            href="#plans"
            icon="calendar"
            title={fill(plan.isEnd ? all.days.plans.ends : all.days.plans.comes, {
              day: formatDay(plan.day, locale),
            })}
            detail={joinWithComma(
              plan.changes.map((change) => describeChange(context, change)),
              locale,
            )}
            note={plan.mistakes.length ? all.days.plans.refused : undefined}
          />
        )}
        {untranslated.length > 0 && (
          <Fold icon="globe" title={countWords(words.toTranslate, untranslated.length, locale)}>
            <Findings findings={untranslated} />
          </Fold>
        )}
        {lost.length > 0 && (
          <Fold icon="clock" title={countWords(words.lost, lost.length, locale)}>
            <Findings findings={lost} />
          </Fold>
        )}
        {blockers.length > 0 && (
          <Fold
            icon="tick"
            title={countWords(words.tasks, blockers.length, locale)}
            detail={joinWithComma(kinds, locale)}
          >
            <Tasks tasks={launch} />
          </Fold>
        )}
        <Loading {...check} />
        {pending + untranslated.length + lost.length + blockers.length === 0 && !plan && check.isSuccess && (
          <p className="sub">{words.nothingWaits}</p>
        )}
      </div>
    </Section>
  );
}
