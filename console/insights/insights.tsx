import './insights.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Insights as InsightFigures, insightDays, STAFF_PATH, staffApi } from '../../contract/staff.ts';
import { type Advice, adviceOf } from '../../domain/advice.ts';
import { countWords, formatDuration, formatRating, listLocale } from '../../domain/format.ts';
import { LOW_RATING } from '../../domain/ratings.ts';
import { fill } from '../../domain/text.ts';
import { ButtonLink } from '../../site/components/button.tsx';
import { DataTable } from '../../site/components/data-table.tsx';
import { client } from '../api.ts';
import { Choice, Loading, SectionTitle } from '../parts.tsx';
import { type ConsoleProps, type ConsoleWords, type Names, namesOf } from '../words.ts';
import { DayChart, type Figure } from './charts.tsx';

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

/** The figures as advice, totals, charts and tables. */
function Report({ insights, words, names, locale }: ReportProps) {
  const { byBranch, byDay, byPage } = insights;
  const dayName = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const figures = kinds.map((kind) => ({ kind, label: words.figures[kind] }));
  const labels = figures.map(({ label }) => label);
  const branches = byBranch.map((row) => ({ ...row, name: names.branch(row.branch) }));
  const each = byDay.map((row) => ({ ...row, name: dayName.format(new Date(row.day)) }));
  return (
    <>
      <AdviceList {...{ insights, words, names, locale }} />
      <Totals {...{ figures, insights, words, locale }} />
      <h3>{words.byBranch}</h3>
      <DataTable
        caption={words.byBranch}
        captionHidden
        columns={[words.branch, ...labels]}
        rows={branches.map((row) => [row.name, ...kinds.map((kind) => row[kind])])}
      />
      <h3>{words.byBarber}</h3>
      <BarberTable {...{ insights, words, names, locale }} />
      <h3>{words.byDay}</h3>
      <DayChart figures={figures} rows={each} />
      <details>
        <summary>{words.asTable}</summary>
        <DataTable
          caption={words.byDay}
          captionHidden
          columns={[words.day, ...labels]}
          rows={each.map((row) => [row.name, ...kinds.map((kind) => row[kind])])}
        />
      </details>
      <h3>{words.byPage}</h3>
      {byPage.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <DataTable
          caption={words.byPage}
          captionHidden
          columns={[words.page, words.figures.pageViews, words.contacts, words.bookings]}
          rows={byPage.map(({ path, pageViews, contacts, bookings }) => [
            names.page(path),
            pageViews,
            contacts,
            bookings,
          ])}
        />
      )}
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
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
  function say(advice: Advice): string {
    const forms = words.advice[advice.kind];
    switch (advice.kind) {
      case 'unanswered':
        return countWords(forms, advice.reviews, locale, {
          barbers: list.format(advice.barberIds.map(names.barber)),
        });
      case 'lowRating':
        return countWords(forms, advice.reviews, locale, {
          barber: names.barber(advice.barberId),
          average: formatRating(advice.average, locale),
        });
      case 'walkIns':
        return countWords(forms, advice.directions, locale, {
          branch: names.branch(advice.branch),
          calls: number.format(advice.calls),
        });
      case 'callers':
        return countWords(forms, advice.calls, locale, {
          branch: names.branch(advice.branch),
          directions: number.format(advice.directions),
        });
      case 'seenOnly':
        return countWords(forms, advice.contacts, locale, {
          branch: names.branch(advice.branch),
          views: number.format(advice.pageViews),
        });
    }
  }
  const all = adviceOf(insights.byBranch, insights.byBarber);
  if (all.length === 0) return <p className="quiet">{words.noAdvice}</p>;
  return (
    <section className="console-advice" aria-labelledby="advice">
      <h3 id="advice" className="eyebrow">
        {words.whatToDo}
      </h3>
      {all.map((advice) => (
        <p key={say(advice)}>
          {say(advice)}{' '}
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

type TotalsProps = Omit<ReportProps, 'names'> & { figures: Figure[] };

/** Four figures, each beside what it was in the time before. */
function Totals({ figures, insights, words, locale }: TotalsProps) {
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <ul className="console-totals">
      {figures.map(({ kind, label }) => {
        const change = insights.totals[kind] - insights.before[kind];
        const said = change === 0 ? words.same : words.before;
        return (
          <li key={kind}>
            <b className="numeral">{number.format(insights.totals[kind])}</b>
            <span>{label}</span>
            <small>{fill(said, { change: signed.format(change), days: String(insights.days) })}</small>
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
      {written.length > 0 && (
        <DataTable
          caption={words.byBarber}
          captionHidden
          columns={[words.barber, received, published, average, decidedIn, answeredIn]}
          rows={written.map((row) => [
            names.barber(row.barberId),
            number.format(row.received),
            number.format(row.published),
            row.average === null ? words.none : formatRating(row.average, locale),
            time(row.decidedInS),
            time(row.answeredInS),
          ])}
        />
      )}
      {silent.length > 0 && (
        <p className="quiet">{fill(words.noReviewsOf, { names: list.format(silent) })}</p>
      )}
    </>
  );
}
