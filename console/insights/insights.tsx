import './insights.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Insights as InsightFigures, insightDays, staffApi } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { ButtonLink } from '../../site/components/button-link.tsx';
import { client } from '../api.ts';
import { Choice } from '../choice.tsx';
import { Failure } from '../failure.tsx';
import { SectionTitle } from '../section-title.tsx';
import { StackingTable } from '../stacking-table.tsx';
import type { ConsoleProps } from '../words.ts';
import { AdviceList } from './advice-list.tsx';
import { BarberTable } from './barber-table.tsx';
import { BranchChart, DayChart } from './charts.tsx';
import { FigureTable } from './figure-table.tsx';
import { namesOf } from './names.ts';
import { Totals } from './totals.tsx';

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
  const dayName = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const names = namesOf(props);
  const figures = kinds.map((kind) => ({ kind, label: words.figures[kind] }));
  const labels = figures.map(({ label }) => label);
  return (
    <section className="stack">
      <SectionTitle title={words.title}>
        <ButtonLink kind="quiet" label={words.csv} href={`${staffApi.insightsCsv}?days=${days}`} download />
      </SectionTitle>
      <fieldset className="console-period">
        <legend className="hidden-text">{words.period}</legend>
        {insightDays.map((option) => (
          <Choice
            key={option}
            type="radio"
            name="days"
            label={fill(words.days, { days: String(option) })}
            checked={days === option}
            onChange={() => setDays(option)}
          />
        ))}
      </fieldset>
      {status === 'pending' && <p>{all.shell.loading}</p>}
      {status === 'error' && <Failure words={all.shell} onRetry={() => client.invalidateQueries()} />}
      {data && (
        <>
          <AdviceList words={words} insights={data} names={names} locale={locale} />
          <Totals figures={figures} insights={data} words={words} locale={locale} />
          <h3>{words.byBranch}</h3>
          <BranchChart
            figures={figures.slice(1)}
            rows={data.byBranch.map((row) => ({ ...row, name: names.branch(row.branch) }))}
          />
          <StackingTable
            label={words.byBranch}
            columns={[words.branch, ...labels]}
            rows={data.byBranch.map((row) => ({
              key: row.branch,
              cells: [names.branch(row.branch), ...kinds.map((kind) => row[kind])],
            }))}
          />
          <h3>{words.byBarber}</h3>
          <BarberTable words={words} rows={data.byBarber} names={names} locale={locale} />
          <h3>{words.byDay}</h3>
          <DayChart
            figures={figures}
            rows={data.byDay.map((row) => ({ ...row, name: dayName.format(new Date(row.day)) }))}
          />
          <FigureTable
            summary={words.asTable}
            label={words.byDay}
            columns={[words.day, ...labels]}
            rows={data.byDay.map((row) => ({
              key: row.day,
              cells: [dayName.format(new Date(row.day)), ...kinds.map((kind) => row[kind])],
            }))}
          />
          <h3>{words.byPage}</h3>
          {data.byPage.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <StackingTable
              label={words.byPage}
              columns={[words.page, words.figures.pageViews, words.contacts, words.bookings]}
              rows={data.byPage.map((row) => ({
                key: row.path,
                cells: [names.page(row.path), row.pageViews, row.contacts, row.bookings],
              }))}
            />
          )}
        </>
      )}
    </section>
  );
}
