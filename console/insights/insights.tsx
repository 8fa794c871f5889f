import './insights.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Insights as InsightFigures, insightDays, STAFF_PATH, staffApi } from '../../contract/staff.ts';
import { type Advice, adviceOf } from '../../domain/advice.ts';
import { countWords, formatDuration, formatRating, listLocale } from '../../domain/format.ts';
import { LOW_RATING } from '../../domain/ratings.ts';
import { fill } from '../../domain/text.ts';
import { ButtonLink } from '../../site/components/button.tsx';
import { DataTable, type DataTableProps } from '../../site/components/data-table.tsx';
import { client } from '../api.ts';
import { Choice, Loading, SectionTitle } from '../parts.tsx';
import { type ConsoleProps, type ConsoleWords, type Names, namesOf } from '../words.ts';

const kinds = ['pageViews', 'whatsapp', 'calls', 'directions'] as const;

export function Insights(props: ConsoleProps) {
  const { words: all, locale } = props;
  const words = all.insights;
  const [days, setDays] = useState<number>(30);
  const path = `${staffApi.insights}?days=${days}`;
  const { data, status } = useQuery<InsightFigures>({
    queryKey: [path],
    placeholderData: (before) => before,
  });
  return (
    <section className="stack">
      <SectionTitle title={words.title}>
        <ButtonLink kind="quiet" label={words.csv} href={`${staffApi.insightsCsv}?days=${days}`} download />
      </SectionTitle>
      <fieldset className="console-period row">
        <legend className="hidden-text">{words.period}</legend>
        {insightDays.map((option) => (
          <Choice
            key={option}
            name="days"
            label={fill(words.days, { days: String(option) })}
            checked={days === option}
            onChange={() => setDays(option)}
          />
        ))}
      </fieldset>
      <Loading words={all.shell} status={status} onRetry={() => client.invalidateQueries()} />
      {data && <Report insights={data} words={words} locale={locale} names={namesOf(props)} />}
    </section>
  );
}

type ReportProps = {
  insights: InsightFigures;
  words: ConsoleWords['insights'];
  names: Names;
  locale: string;
};

/** A table below the heading that names it. */
const Table = ({ caption, ...table }: Omit<DataTableProps, 'captionHidden'>) => (
  <>
    <h3>{caption}</h3>
    {table.rows.length > 0 && <DataTable caption={caption} captionHidden {...table} />}
  </>
);

/** The figures as advice, totals and tables. */
function Report({ insights, words, names, locale }: ReportProps) {
  const { byBranch, byDay, byPage } = insights;
  const dayName = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const labels = kinds.map((kind) => words.figures[kind]);
  return (
    <>
      <AdviceList {...{ insights, words, names, locale }} />
      <Totals {...{ insights, words, locale }} />
      <Table
        caption={words.byBranch}
        columns={[words.branch, ...labels]}
        rows={byBranch.map((row) => [names.branch(row.branch), ...kinds.map((kind) => row[kind])])}
      />
      <BarberTable {...{ insights, words, names, locale }} />
      <h3>{words.byDay}</h3>
      <details>
        <summary>{words.asTable}</summary>
        <DataTable
          caption={words.byDay}
          captionHidden
          columns={[words.day, ...labels]}
          rows={byDay.map((row) => [dayName.format(new Date(row.day)), ...kinds.map((kind) => row[kind])])}
        />
      </details>
      <Table
        caption={words.byPage}
        columns={[words.page, words.figures.pageViews, words.contacts, words.bookings]}
        rows={byPage.map(({ path, ...row }) => [names.page(path), row.pageViews, row.contacts, row.bookings])}
      />
      {byPage.length === 0 && <p>{words.empty}</p>}
    </>
  );
}

/** Those that the advice counts, in the queue. */
function unansweredHref({ byDay: [first] }: InsightFigures): string {
  const filter = { status: 'published', maxRating: String(LOW_RATING), unanswered: 'only' };
  return `${STAFF_PATH}?${new URLSearchParams({ ...filter, since: first?.day ?? '' })}#queue`;
}

/** What the figures say about what to do next. */
function AdviceList({ words, insights, names, locale }: ReportProps) {
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
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
    const number = new Intl.NumberFormat(locale);
    if (advice.kind === 'walkIns')
      return text(advice.directions, { branch, calls: number.format(advice.calls) });
    if (advice.kind === 'callers')
      return text(advice.calls, { branch, directions: number.format(advice.directions) });
    return text(advice.contacts, { branch, views: number.format(advice.pageViews) });
  }
  const all = adviceOf(insights.byBranch, insights.byBarber);
  if (all.length === 0) return <p className="quiet">{words.noAdvice}</p>;
  return (
    <section className="console-advice" aria-labelledby="advice">
      <h3 id="advice" className="eyebrow">
        {words.whatToDo}
      </h3>
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

/** How a figure went from day to day, on a scale of its own; the table says the same to screen readers. */
function DayLine({ values }: { values: number[] }) {
  const top = Math.max(1, ...values);
  return (
    <svg viewBox={`0 0 ${values.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={values.map((value, day) => `${day + 0.5},${top - value}`).join(' ')} />
    </svg>
  );
}

/** Four figures, each beside what it was in the time before, and how it went. */
function Totals({ insights, words, locale }: Omit<ReportProps, 'names'>) {
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const { totals, before, byDay, days } = insights;
  return (
    <ul className="console-totals">
      {kinds.map((kind) => {
        const change = totals[kind] - before[kind];
        const against = change === 0 ? words.same : words.before;
        return (
          <li key={kind}>
            <b className="numeral">{number.format(totals[kind])}</b>
            <span>{words.figures[kind]}</span>
            <small>{fill(against, { change: signed.format(change), days: String(days) })}</small>
            <DayLine values={byDay.map((row) => row[kind])} />
          </li>
        );
      })}
    </ul>
  );
}

/** What became of the reviews of each barber; those nobody wrote about are one line. */
function BarberTable({ insights: { byBarber: rows }, words, names, locale }: ReportProps) {
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
  const written = rows.filter(({ received }) => received > 0).sort((a, b) => b.received - a.received);
  const silent = rows.filter(({ received }) => received === 0).map(({ barberId }) => names.barber(barberId));
  const time = (seconds: number | null) => (seconds === null ? words.none : formatDuration(seconds, locale));
  const { received, published, average, decidedIn, answeredIn } = words.ofBarber;
  return (
    <>
      <Table
        caption={words.byBarber}
        columns={[words.barber, received, published, average, decidedIn, answeredIn]}
        rows={written.map((row) => [
          names.barber(row.barberId),
          number.format(row.received),
          number.format(row.published),
          row.average === null ? words.none : formatRating(row.average),
          time(row.decidedInS),
          time(row.answeredInS),
        ])}
      />
      {silent.length > 0 && (
        <p className="quiet">{fill(words.noReviewsOf, { names: list.format(silent) })}</p>
      )}
    </>
  );
}
