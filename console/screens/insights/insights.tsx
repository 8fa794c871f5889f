import './insights.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Insights as InsightFigures, insightDays } from '../../../contract/insights.ts';
import { staffApi } from '../../../contract/staff.ts';
import { formatRating, listLocale } from '../../../domain/format.ts';
import { formatDuration } from '../../../domain/moments.ts';
import { fill } from '../../../domain/text.ts';
import { ButtonLink } from '../../../site/components/button.tsx';
import { DataTable, type DataTableProps } from '../../../site/components/data-table.tsx';
import { SelectField } from '../../../site/components/field.tsx';
import { useConsole } from '../../context.ts';
import { namesOf } from '../../names.ts';
import { Loading, Screen } from '../../parts/status.tsx';
import { figureKinds, Totals } from './totals.tsx';

export function Insights() {
  const words = useConsole().words.insights;
  const [days, setDays] = useState('30');
  const query = useQuery<InsightFigures>({
    queryKey: [`${staffApi.insights}?days=${days}`],
    placeholderData: (before) => before,
  });
  return (
    <Screen
      title={words.title}
      back="#more"
      actions={
        <ButtonLink kind="quiet" label={words.csv} href={`${staffApi.insightsCsv}?days=${days}`} download />
      }
    >
      <div className="console-narrow">
        <SelectField
          id="insights-days"
          label={words.period}
          value={days}
          options={insightDays.map((option) => ({
            value: String(option),
            label: fill(words.days, { days: String(option) }),
          }))}
          onChange={setDays}
        />
      </div>
      <Loading {...query} />
      {query.data && <Report insights={query.data} />}
    </Screen>
  );
}

/** A table below the heading that names it. */
const Table = ({ caption, ...table }: Omit<DataTableProps, 'captionHidden'>) => (
  <>
    <h2>{caption}</h2>
    {table.rows.length > 0 && <DataTable caption={caption} captionHidden {...table} />}
  </>
);

function Report({ insights }: { insights: InsightFigures }) {
  const context = useConsole();
  const words = context.words.insights;
  const names = namesOf(context);
  const { byDay, byPage } = insights;
  const dayName = new Intl.DateTimeFormat(context.locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const labels = figureKinds.map((kind) => words.figures[kind]);
  return (
    <>
      <Totals insights={insights} />
      <BranchTable insights={insights} />
      <BarberTable insights={insights} />
      <h2>{words.byDay}</h2>
      <details>
        <summary>{words.asTable}</summary>
        <DataTable
          caption={words.byDay}
          captionHidden
          columns={[words.day, ...labels]}
          rows={byDay.map((row) => [
            dayName.format(new Date(row.day)),
            ...figureKinds.map((kind) => row[kind]),
          ])}
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

/** The branches beside each other, those without a visit too: a row for each figure, and for the reviews of their barbers. */
function BranchTable({ insights: { byBranch, byBarber } }: { insights: InsightFigures }) {
  const context = useConsole();
  const { insights: words, shell } = context.words;
  const names = namesOf(context);
  const open = context.today.branches.map(({ slug }) => slug);
  const branches = [...new Set([...open, ...byBranch.map(({ branch }) => branch)])];
  const figure = (kind: (typeof figureKinds)[number]) =>
    branches.map((slug) => byBranch.find(({ branch }) => branch === slug)?.[kind] ?? 0);
  const branchOf = (barber: string) => context.barbers.find(({ id }) => id === barber)?.branchId;
  const reviewsOf = (slug: string) =>
    byBarber.reduce((sum, one) => sum + (branchOf(one.barberId) === slug ? one.received : 0), 0);
  return (
    <Table
      caption={words.byBranch}
      columns={[words.branch, ...branches.map(names.branch)]}
      rows={[
        ...figureKinds.map((kind) => [words.figures[kind], ...figure(kind)]),
        [shell.queue, ...branches.map(reviewsOf)],
      ]}
    />
  );
}

/** The reviews of each barber. Those without a review share one line. */
function BarberTable({ insights: { byBarber: rows } }: { insights: InsightFigures }) {
  const context = useConsole();
  const { locale } = context;
  const words = context.words.insights;
  const names = namesOf(context);
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
  const reviewed = rows.filter(({ received }) => received > 0).sort((a, b) => b.received - a.received);
  const others = rows.filter(({ received }) => received === 0).map(({ barberId }) => names.barber(barberId));
  const time = (seconds: number | null) => (seconds === null ? words.none : formatDuration(seconds, locale));
  const { received, published, average, decidedIn, answeredIn } = words.ofBarber;
  return (
    <>
      <Table
        caption={words.byBarber}
        columns={[words.barber, received, published, average, decidedIn, answeredIn]}
        rows={reviewed.map((row) => [
          names.barber(row.barberId),
          number.format(row.received),
          number.format(row.published),
          row.average === null ? words.none : formatRating(row.average),
          time(row.decidedInS),
          time(row.answeredInS),
        ])}
      />
      {others.length > 0 && (
        <p className="quiet">{fill(words.noReviewsOf, { names: list.format(others) })}</p>
      )}
    </>
  );
}
