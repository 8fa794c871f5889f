import './article-blocks.css';
import type { ReactNode } from 'react';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { ButtonLink, type ButtonLinkProps } from '../../components/button.tsx';
import { Stars } from '../../components/rating.tsx';
import type { Drawing } from '../../components/scene.tsx';
import { drawn } from '../../model/media/drawings.ts';
import { articleFactsOf, fadeFacts, weeksText } from '../../model/parts/article-facts.ts';
import { quoteButton } from '../../model/parts/calls.ts';

type BlockProps<Field extends keyof Article> = {
  edition: Edition;
  slug: string;
  items: NonNullable<Article[Field]>;
};

function Drawn({ drawing }: { drawing: Drawing | undefined }) {
  return drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />;
}

/** A name and what stands beside it. */
const fact = (label: string, value: ReactNode) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Says that figures without a source are our own estimates. */
const Note = ({ edition }: { edition: Edition }) => (
  <p className="quiet">{edition.words.blog.blocks.estimates}</p>
);

type Card = {
  id: string;
  name: string;
  description: string;
  drawing: Drawing | undefined;
  facts: [label: string, value: ReactNode][];
  tip?: string;
  book: ButtonLinkProps | undefined;
};

const Cards = ({ edition, cards }: { edition: Edition; cards: Card[] }) => (
  <>
    <div className="columns">
      {cards.map(({ id, name, description, drawing, facts, tip, book }) => (
        <section key={id} id={id} className="card article-card">
          <Drawn drawing={drawing} />
          <h3>{name}</h3>
          <p>{description}</p>
          <dl>{facts.map(([label, value]) => fact(label, value))}</dl>
          {tip && <p className="article-tip">{tip}</p>}
          {book && <ButtonLink {...book} />}
        </section>
      ))}
    </div>
    <Note edition={edition} />
  </>
);

export function HaircutCards({ edition, slug, items }: BlockProps<'haircuts'>) {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.haircuts;
  const stars = (count: number) => (
    <Stars filled={count} label={edition.fill(blocks.stars, { count: String(count) })} />
  );
  const cards = items.map(({ bestFor, ...item }): Card => {
    const cut = articleFactsOf(edition, slug, 'haircuts', item.id);
    return {
      ...item,
      drawing: drawn(edition, `haircut-${item.id}`, item.name),
      facts: [
        [words.heat, stars(cut.heatRating)],
        [words.professional, stars(cut.professionalRating)],
        [words.maintenance, levels.maintenance[cut.maintenance]],
        [words.bestFor, bestFor],
        [words.price, edition.money(cut.price)],
      ],
      book: quoteButton(edition, 'haircut', item.id),
    };
  });
  return <Cards edition={edition} cards={cards} />;
}

export function FadeCards({ edition, items }: BlockProps<'fades'>) {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.fades;
  const weeks = ({ summer, winter }: { summer: number; winter: number }) => {
    if (summer === winter) return weeksText(edition, summer);
    const [from, to] = [summer, winter].sort((a, b) => a - b);
    return edition.fill(blocks.weeksRange, { from: String(from), to: String(to) });
  };
  const cards = items.map(({ bestFor, ...item }): Card => {
    const fade = fadeFacts(edition, item.id);
    const percent = edition.percent(fade.popularityPercent);
    return {
      ...item,
      drawing: drawn(edition, `fade-${item.id}`, item.name),
      facts: [
        [words.difficulty, levels.difficulty[fade.difficulty]],
        [words.duration, edition.minutes(fade.durationMinutes)],
        [words.maintenance, weeks(fade.maintenanceWeeks)],
        [words.bestFor, bestFor],
        [words.price, edition.money(fade.price)],
        [words.popularity, edition.fill(words.popularityValue, { percent })],
      ],
      book: quoteButton(edition, 'fade', item.id),
    };
  });
  return <Cards edition={edition} cards={cards} />;
}

/** The level is said in words; the colour only repeats it. */
export function TrendList({ edition, slug, items }: BlockProps<'trends'>) {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.trends;
  const trends = items
    .map((item) => ({ ...item, ...articleFactsOf(edition, slug, 'trends', item.id) }))
    .sort((a, b) => a.rank - b.rank);
  return (
    <>
      <ol className="trends">
        {trends.map(({ id, title, description, rank, impact, adoptionPercent, priceImpactPercent }) => {
          const dearer = edition.percent(priceImpactPercent);
          return (
            <li key={id} id={id}>
              <p className="trend-rank numeral">
                <span className="hidden-text">{edition.fill(words.rank, { rank: String(rank) })}</span>
                <span aria-hidden="true">{rank}</span>
              </p>
              <div>
                <h3>{title}</h3>
                <p>
                  <span className={`impact impact-${impact}`}>
                    {words.impact}: {levels.impact[impact]}
                  </span>
                </p>
                <p>{description}</p>
                <dl>
                  {fact(
                    words.adoption,
                    edition.fill(words.adoptionValue, { percent: edition.percent(adoptionPercent) }),
                  )}
                  {fact(
                    words.priceImpact,
                    priceImpactPercent
                      ? edition.fill(words.priceImpactValue, { percent: dearer })
                      : words.priceImpactNone,
                  )}
                </dl>
              </div>
            </li>
          );
        })}
      </ol>
      <Note edition={edition} />
    </>
  );
}

type Point = { title: string; text: string; label?: string; drawing?: Drawing | undefined };

/** Steps, face shapes, what is included: a title and a sentence each. */
export function PointList({ points, ordered }: { points: readonly Point[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="point-list columns">
      {points.map(({ title, text, label, drawing }) => (
        <li key={title}>
          <Drawn drawing={drawing} />
          {label && <p className="eyebrow">{label}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
