import { useQuery } from '@tanstack/react-query';
import type { Insights } from '../../../contract/insights.ts';
import type { QueueCounts } from '../../../contract/moderation.ts';
import { staffApi } from '../../../contract/staff.ts';
import { type Advice, adviceOf } from '../../../domain/advice.ts';
import { countWords, formatRating, listLocale } from '../../../domain/format.ts';
import { LOW_RATING } from '../../../domain/ratings.ts';
import { useConsole } from '../../context.ts';
import { namesOf } from '../../names.ts';

/** The address of the reviews that the advice counts. */
function unansweredHref({ byDay: [first] }: Insights): string {
  const filter = { status: 'published', maxRating: String(LOW_RATING), unanswered: 'only' };
  return `${location.pathname}?${new URLSearchParams({ ...filter, since: first?.day ?? '' })}#queue`;
}

/** What the figures suggest to do next. */
export function AdviceList({ insights }: { insights: Insights }) {
  const context = useConsole();
  const { locale } = context;
  const words = context.words.insights;
  const names = namesOf(context);
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
  const number = new Intl.NumberFormat(locale);
  function textOf(advice: Advice): string {
    const text = (count: number, values: Record<string, string>) =>
      countWords(words.advice[advice.kind], count, locale, values);
    if (advice.kind === 'unanswered')
      return text(advice.reviews, { barbers: list.format(advice.barberIds.map(names.barber)) });
    if (advice.kind === 'lowRating') {
      const average = formatRating(advice.average);
      return text(advice.reviews, { barber: names.barber(advice.barberId), average });
    }
    const branch = names.branch(advice.branch);
    if (advice.kind === 'walkIns')
      return text(advice.directions, { branch, calls: number.format(advice.calls) });
    if (advice.kind === 'callers')
      return text(advice.calls, { branch, directions: number.format(advice.directions) });
    return text(advice.contacts, { branch, views: number.format(advice.pageViews) });
  }
  const all = adviceOf(insights.byBranch, insights.byBarber);
  const { pending = 0 } = useQuery<Partial<QueueCounts>>({ queryKey: [staffApi.queue] }).data ?? {};
  if (!all.length && !pending) return <p className="quiet">{words.noAdvice}</p>;
  return (
    <section className="card stack aside" aria-labelledby="advice">
      <h3 id="advice" className="eyebrow">
        {words.whatToDo}
      </h3>
      {pending > 0 && (
        <p>
          <span>{countWords(words.advice.waiting, pending, locale)}</span>{' '}
          <a className="console-link" href="#queue">
            {words.showUnanswered}
          </a>
        </p>
      )}
      {all.map((advice) => (
        <p key={textOf(advice)}>
          <span>{textOf(advice)}</span>{' '}
          {advice.kind === 'unanswered' && (
            <a className="console-link" href={unansweredHref(insights)}>
              {words.showUnanswered}
            </a>
          )}
        </p>
      ))}
    </section>
  );
}
