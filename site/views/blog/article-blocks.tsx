import './article-blocks.css';
import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../../contract/article-text.ts';
import { articleName, place } from '../../../contract/events.ts';
import { joinWithComma } from '../../../domain/text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { offerId } from '../../../edition/join/offers.ts';
import { ButtonLink } from '../../components/button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Facts } from '../../components/facts.tsx';
import { Stars } from '../../components/rating.tsx';
import { Points } from '../../components/sections.tsx';
import { StatStrip } from '../../components/stat-strip.tsx';
import { StyleGrid, type StyleItem } from '../../components/style-grid.tsx';
import { drawn, drawnPoints } from '../../model/media/drawings.ts';
import { articleFactsOf, articleFigures, fadeFacts, weeksText } from '../../model/parts/article-facts.ts';
import { callButtons, offerButton } from '../../model/parts/calls.ts';
import { QuoteCards } from '../sections/quote-cards.tsx';

type Items<Field extends keyof Article> = NonNullable<Article[Field]>;

/** Cards with a note that figures without a source are estimates. */
const Estimates = ({ edition, items }: { edition: Edition; items: StyleItem[] }) => (
  <>
    <StyleGrid items={items} />
    <p className="quiet">{edition.words.blog.blocks.estimates}</p>
  </>
);

function haircutItems(edition: Edition, slug: string, items: Items<'haircuts'>): StyleItem[] {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.haircuts;
  const stars = (count: number) => (
    <Stars filled={count} label={edition.fill(blocks.stars, { count: String(count) })} />
  );
  return items.map(({ id, name, description, bestFor, tip }) => {
    const cut = articleFactsOf(edition, slug, 'haircuts', id);
    return {
      id,
      name,
      text: description,
      tip,
      drawing: drawn(edition, `haircut-${id}`, name),
      facts: [
        [words.heat, stars(cut.heatRating)],
        [words.professional, stars(cut.professionalRating)],
        [words.maintenance, levels.maintenance[cut.maintenance]],
        [words.price, edition.price(cut.price)],
        [words.bestFor, bestFor],
      ],
      book: offerButton(edition, offerId('haircut', id)),
    };
  });
}

function fadeItems(edition: Edition, items: Items<'fades'>): StyleItem[] {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.fades;
  const weeks = ({ summer, winter }: { summer: number; winter: number }) => {
    if (summer === winter) return weeksText(edition, summer);
    const [from, to] = [summer, winter].sort((a, b) => a - b);
    return edition.fill(blocks.weeksRange, { from: String(from), to: String(to) });
  };
  return items.map(({ id, name, description, bestFor }) => {
    const fade = fadeFacts(edition, id);
    const percent = edition.percent(fade.popularityPercent);
    return {
      id,
      name,
      text: description,
      drawing: drawn(edition, `fade-${id}`, name),
      facts: [
        [words.difficulty, levels.difficulty[fade.difficulty]],
        [words.duration, edition.minutes(fade.durationMinutes)],
        [words.maintenance, weeks(fade.maintenanceWeeks)],
        [words.price, edition.price(fade.price)],
        [words.popularity, edition.fill(words.popularityValue, { percent })],
        [words.bestFor, bestFor],
      ],
      book: offerButton(edition, offerId('fade', id)),
    };
  });
}

/** The level is text; its colour is redundant. */
function TrendList({ edition, slug, items }: { edition: Edition; slug: string; items: Items<'trends'> }) {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.trends;
  const trends = items
    .map((item) => ({ ...item, ...articleFactsOf(edition, slug, 'trends', item.id) }))
    .sort((a, b) => a.rank - b.rank);
  return (
    <>
      <ol className="points grid">
        {trends.map(({ id, title, description, impact, adoptionPercent, priceImpactPercent }) => {
          const dearer = edition.percent(priceImpactPercent);
          return (
            <li key={id} id={id} className="ruled grid">
              <h3>{title}</h3>
              <div className="pile">
                <p>
                  <span className={`badge impact impact-${impact}`}>
                    {words.impact}: {levels.impact[impact]}
                  </span>
                </p>
                <p>{description}</p>
                <Facts
                  layout="row"
                  facts={[
                    [
                      words.adoption,
                      edition.fill(words.adoptionValue, { percent: edition.percent(adoptionPercent) }),
                    ],
                    [
                      words.priceImpact,
                      priceImpactPercent
                        ? edition.fill(words.priceImpactValue, { percent: dearer })
                        : words.priceImpactNone,
                    ],
                  ]}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p className="quiet">{edition.words.blog.blocks.estimates}</p>
    </>
  );
}

/** The blocks of an article with its words and figures. */
export function articleBlocks(edition: Edition, article: Article) {
  const { slug, title } = article;
  const { article: words } = edition.words.blog;
  const figures = articleFigures(edition);
  const nameOf = (id: string) => article.fades?.find((fade) => fade.id === id)?.name ?? id;

  /** The content check guarantees that the front matter has the words of each block. */
  const block =
    <Field extends keyof Article>(
      field: Field,
      render: (content: NonNullable<Article[Field]>) => ReactNode,
    ) =>
    () => {
      const content = article[field];
      return content && render(content);
    };

  return {
    CallToAction: block('callToAction', (call) => (
      <section className="card article-call grid">
        <h2>{call.title}</h2>
        <p>{call.text}</p>
        <div className="row">
          {callButtons(edition, call, place('{article}', articleName(slug))).map((button) => (
            <ButtonLink key={button.href} {...button} />
          ))}
        </div>
      </section>
    )),
    HaircutCards: block('haircuts', (items) => (
      <Estimates edition={edition} items={haircutItems(edition, slug, items)} />
    )),
    TrendList: block('trends', (items) => <TrendList edition={edition} slug={slug} items={items} />),
    FadeCards: block('fades', (items) => <Estimates edition={edition} items={fadeItems(edition, items)} />),
    FadeSteps: block('steps', (steps) => <Points ordered even points={drawnPoints(steps)} />),
    FaceShapes: block('faceShapes', (shapes) => (
      <Points
        rows
        points={shapes.map(({ name, fades, text, drawing }) => ({
          title: name,
          text,
          label: joinWithComma(fades.map(nameOf), edition.tag),
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
      <div className="grid">
        {quotes.map(({ text, role, sample }) => (
          <figure key={text} className="quote-card aside">
            <blockquote>{text}</blockquote>
            <figcaption>
              <b>{role}</b>
              {sample && <span className="quiet"> · {words.sample}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    )),
    StatsStrip: block('stats', (stats) => (
      <StatStrip
        label={title}
        stats={stats.map(({ fact, ...stat }) => ({ ...stat, number: figures[fact] }))}
      />
    )),
    SatisfactionMetrics: block('satisfaction', (metrics) => (
      <StatStrip
        label={title}
        stats={metrics.map(({ fact, metric, description }) => ({
          number: figures[fact],
          label: metric,
          sublabel: description,
        }))}
      />
    )),
    Testimonials: block('testimonials', (ids) => (
      <div className="columns">
        <QuoteCards edition={edition} kind="testimonials" isShown={(id) => ids.includes(id)} />
      </div>
    )),
    IncludedList: block('included', (points) => <Points even points={points} />),
  } satisfies Record<ArticleBlock, () => ReactNode>;
}
