import './article-blocks.css';
import type { ComponentProps, ReactNode } from 'react';
import { articleName, place } from '../../../contract/events.ts';
import { inOneLine } from '../../../domain/text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { ButtonLink } from '../../components/button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { QuoteCard } from '../../components/quote-card.tsx';
import { StatStrip } from '../../components/stat-strip.tsx';
import { drawn, drawnPoints } from '../../model/media/drawings.ts';
import { articleFacts, fadeFacts, weeksText } from '../../model/parts/article-facts.ts';
import { callButtons } from '../../model/parts/calls.ts';
import { testimonialCards } from '../../model/parts/quotes.ts';
import { FadeCards, HaircutCards, PointList, TrendList } from './article-cards.tsx';

/** The tags that an article may use, filled with its own words and figures; its links stay in its language. */
export function articleBlocks(edition: Edition, article: Article) {
  const { slug, title } = article;
  const { blocks, article: words } = edition.words.blog;
  const nameOf = (id: string) => article.fades?.find((fade) => fade.id === id)?.name ?? id;

  /** A block that an article names without having its words would leave a hole: the build stops instead. */
  const block =
    <Field extends keyof Article>(field: Field, draw: (said: NonNullable<Article[Field]>) => ReactNode) =>
    () => {
      const said = article[field];
      if (said === undefined || said === null)
        throw new Error(`The article '${slug}' uses a block but its front matter has no '${field}'`);
      return draw(said);
    };

  return {
    a: ({ href = '', ...link }: ComponentProps<'a'>) => (
      <a {...link} href={href.startsWith('/') ? edition.local(href) : href} />
    ),
    CallToAction: block('callToAction', (call) => (
      <section className="card article-call">
        <h2>{call.title}</h2>
        <p>{call.text}</p>
        <div className="row">
          {callButtons(edition, call, place('{article}', articleName(slug))).map((button) => (
            <ButtonLink key={button.href} {...button} />
          ))}
        </div>
      </section>
    )),
    HaircutCards: block('haircuts', (items) => <HaircutCards edition={edition} slug={slug} items={items} />),
    TrendList: block('trends', (items) => <TrendList edition={edition} slug={slug} items={items} />),
    FadeCards: block('fades', (items) => <FadeCards edition={edition} slug={slug} items={items} />),
    FadeSteps: block('steps', (steps) => (
      <PointList
        ordered
        points={drawnPoints(steps).map((step, index) => ({
          ...step,
          label: edition.fill(blocks.steps.step, { count: String(index + 1) }),
        }))}
      />
    )),
    FaceShapes: block('faceShapes', (shapes) => (
      <PointList
        points={shapes.map(({ name, fades, text, drawing }) => ({
          title: name,
          text,
          label: inOneLine(fades.map(nameOf), edition.tag),
          drawing: drawing === undefined ? undefined : drawn(edition, drawing, name),
        }))}
      />
    )),
    MaintenanceTable: block('maintenance', ({ caption, columns, rows }) => (
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map(({ id, note }) => {
          const { summer, winter } = fadeFacts(edition, id).maintenanceWeeks;
          return [nameOf(id), weeksText(edition, summer), weeksText(edition, winter), note];
        })}
      />
    )),
    SeasonTable: block('seasons', (table) => <DataTable {...table} />),
    ExpertQuotes: block('quotes', (quotes) => (
      <div className="expert-quotes">
        {quotes.map(({ text, role, sample }) => (
          <figure key={text}>
            <blockquote>{text}</blockquote>
            <figcaption>
              {role}
              {sample && <span className="quiet"> · {words.sample}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    )),
    StatsStrip: block('stats', (stats) => {
      // The prose says 'three', the strip of figures 3.
      const figures = { ...articleFacts(edition), branches: String(edition.branches.length) };
      return (
        <StatStrip
          label={title}
          stats={stats.map(({ fact, label, sublabel }) => ({ number: figures[fact], label, sublabel }))}
        />
      );
    }),
    SatisfactionMetrics: block('satisfaction', (metrics) => {
      const { returnWithinSixMonthsPercent, recommendPercent } = edition.facts.business.claims;
      const shares = { returnWithinSixMonths: returnWithinSixMonthsPercent, recommend: recommendPercent };
      return (
        <StatStrip
          label={title}
          stats={metrics.map(({ fact, metric, description }) => ({
            number: edition.percent(shares[fact]),
            label: metric,
            sublabel: description,
          }))}
        />
      );
    }),
    Testimonials: block('testimonials', (ids) => (
      <div className="columns">
        {testimonialCards(edition)
          .filter(({ id }) => ids.includes(id))
          .map((quote) => (
            <QuoteCard key={quote.id} {...quote} />
          ))}
      </div>
    )),
    IncludedList: block('included', (points) => <PointList points={points} />),
  };
}
