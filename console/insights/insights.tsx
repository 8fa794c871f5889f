import './insights.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Insights as InsightFigures, insightDays, staffApi } from '../../contract/staff.ts';
import { fill } from '../../domain/fill.ts';
import { ButtonLink } from '../../site/components/button-link.tsx';
import { client } from '../api.ts';
import { Choice } from '../choice.tsx';
import { Failure } from '../failure.tsx';
import { SectionTitle } from '../section-title.tsx';
import type { ConsoleProps } from '../words.ts';
import { BranchChart, DayChart } from './charts.tsx';
import { FigureTable } from './figure-table.tsx';
import { Totals } from './totals.tsx';

const kinds = ['pageViews', 'whatsapp', 'calls', 'directions'] as const;

export function Insights({ words: all, branches, locale }: ConsoleProps) {
  const words = all.insights;
  const [days, setDays] = useState<number>(30);
  const path = `${staffApi.insights}?days=${days}`;
  const { data, status } = useQuery<InsightFigures>({
    queryKey: [path],
    placeholderData: (before) => before,
  });
  const dayName = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const branchName = (slug: string) => branches.find((branch) => branch.slug === slug)?.name ?? slug;
  const figures = kinds.map((kind) => ({ kind, label: words.figures[kind] }));
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
          <Totals figures={figures} insights={data} words={words} locale={locale} />
          <h3>{words.byDay}</h3>
          <DayChart
            figures={figures}
            rows={data.byDay.map((row) => ({ ...row, name: dayName.format(new Date(row.day)) }))}
          />
          <FigureTable
            summary={words.asTable}
            columns={[words.day, ...figures.map(({ label }) => label)]}
            rows={data.byDay.map((row) => [
              dayName.format(new Date(row.day)),
              ...kinds.map((kind) => row[kind]),
            ])}
          />
          <h3>{words.byBranch}</h3>
          <BranchChart
            figures={figures.slice(1)}
            rows={data.byBranch.map((row) => ({ ...row, name: branchName(row.branch) }))}
          />
          <FigureTable
            summary={words.asTable}
            columns={[words.branch, ...figures.map(({ label }) => label)]}
            rows={data.byBranch.map((row) => [branchName(row.branch), ...kinds.map((kind) => row[kind])])}
          />
          <h3>{words.byPage}</h3>
          {data.byPage.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <FigureTable
              open
              summary={words.asTable}
              columns={[words.page, words.figures.pageViews, words.contacts, words.bookings]}
              rows={data.byPage.map((row) => [row.path, row.pageViews, row.contacts, row.bookings])}
            />
          )}
        </>
      )}
    </section>
  );
}
