import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Insights as InsightFigures, insightDays } from '../../../contract/insights.ts';
import { staffApi } from '../../../contract/staff.ts';
import { formatRating, listLocale } from '../../../domain/format.ts';
import { formatDuration } from '../../../domain/moments.ts';
import { fill } from '../../../domain/text.ts';
import { answerOf } from '../../api.ts';
import { useConsole } from '../../context.ts';
import { namesOf } from '../../names.ts';
import { Icon } from '../../parts/icon.tsx';
import { Fold, Section } from '../../parts/rows.tsx';
import { Screen } from '../../parts/status.tsx';
import { DayBars, figureKinds, Totals } from './totals.tsx';

export function Insights() {
  const words = useConsole().words.insights;
  const [days, setDays] = useState(30);
  const query = useQuery({
    ...answerOf(staffApi.insights(days)),
    placeholderData: (before) => before,
  });
  return (
    <Screen
      title={words.title}
      back="#more"
      query={query}
      actions={
        <a
          className="icon-button"
          href={`${staffApi.insightsCsv}?days=${days}`}
          download
          aria-label={words.csv}
        >
          <Icon name="download" />
        </a>
      }
    >
      <fieldset className="seg" aria-label={words.period}>
        {insightDays.map((option) => (
          <button key={option} type="button" aria-pressed={option === days} onClick={() => setDays(option)}>
            {fill(words.days, { days: String(option) })}
          </button>
        ))}
      </fieldset>
      {query.data && <Report insights={query.data} />}
    </Screen>
  );
}

/** In the place of a figure. */
const NONE = '–';

/** How many pages are listed before the fold. */
const FIRST_PAGES = 10;

type TableProps = { caption: string; columns: string[]; rows: ReactNode[][] };

/** Figures in columns that fit a phone; the first cell names the row. */
const Table = ({ caption, columns, rows }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is focused.
  <div className="tab-frame" tabIndex={0}>
    <table className="tab" aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={String(name)}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Report({ insights }: { insights: InsightFigures }) {
  const context = useConsole();
  const words = context.words.insights;
  const names = namesOf(context);
  const { byDay, byPage, byBranch } = insights;
  const format = new Intl.DateTimeFormat(context.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayName = (day: string) => (day ? format.format(new Date(day)) : '');
  const labels = figureKinds.map((kind) => words.figures[kind]);
  const open = context.today.branches.map(({ slug }) => slug);
  const pageTable = (rows: InsightFigures['byPage']) => (
    <Table
      caption={words.byPage}
      columns={[words.page, words.figures.pageViews, words.contacts, words.bookings]}
      rows={rows.map(({ path, ...row }) => [names.page(path), row.pageViews, row.contacts, row.bookings])}
    />
  );
  const branches = [...new Set([...open, ...byBranch.map(({ branch }) => branch)])];
  return (
    <>
      <Totals insights={insights} />
      <Section title={words.byDay}>
        <DayBars byDay={byDay} dayName={dayName} />
        <Fold title={words.asTable}>
          <Table
            caption={words.byDay}
            columns={[words.day, ...labels]}
            rows={byDay.map((row) => [dayName(row.day), ...figureKinds.map((kind) => row[kind])])}
          />
        </Fold>
      </Section>
      <div className="columns wide-2 section">
        <Section title={words.byBranch}>
          <Table
            caption={words.byBranch}
            columns={[words.branch, ...labels]}
            rows={branches.map((slug) => {
              const row = byBranch.find(({ branch }) => branch === slug);
              return [names.branch(slug), ...figureKinds.map((kind) => row?.[kind] ?? 0)];
            })}
          />
        </Section>
        <Section title={words.byPage}>
          {byPage.length === 0 ? (
            <p className="sub">{words.empty}</p>
          ) : (
            pageTable(byPage.slice(0, FIRST_PAGES))
          )}
          {byPage.length > FIRST_PAGES && (
            <Fold title={context.words.shell.more}>{pageTable(byPage.slice(FIRST_PAGES))}</Fold>
          )}
        </Section>
        <Section title={words.byBarber}>
          <BarberTable insights={insights} />
        </Section>
      </div>
    </>
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
  const time = (seconds: number | null) => (seconds === null ? NONE : formatDuration(seconds, locale));
  const { received, published, average, decidedIn, answeredIn } = words.ofBarber;
  return (
    <>
      {reviewed.length > 0 && (
        <Table
          caption={words.byBarber}
          columns={[words.barber, received, published, average, decidedIn, answeredIn]}
          rows={reviewed.map((row) => [
            names.barber(row.barberId),
            number.format(row.received),
            number.format(row.published),
            row.average === null ? NONE : formatRating(row.average),
            time(row.decidedInS),
            time(row.answeredInS),
          ])}
        />
      )}
      {others.length > 0 && <p className="sub">{fill(words.noReviewsOf, { names: list.format(others) })}</p>}
    </>
  );
}
