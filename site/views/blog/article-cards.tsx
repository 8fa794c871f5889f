import './article-blocks.css';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { Drawing } from '../../components/arch.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Stars } from '../../components/stars.tsx';
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
const fact = (label: string, value: React.ReactNode) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Says that figures without a source are our own estimates. */
const Note = ({ edition }: { edition: Edition }) => (
  <p className="quiet">{edition.words.blog.blocks.estimates}</p>
);

export function HaircutCards({ edition, slug, items }: BlockProps<'haircuts'>) {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.haircuts;
  const stars = (count: number) => (
    <Stars filled={count} label={edition.fill(blocks.stars, { count: String(count) })} />
  );
  return (
    <>
      <div className="columns">
        {items.map(({ id, name, description, bestFor, tip }) => {
          const cut = articleFactsOf(edition, slug, 'haircuts', id);
          const book = quoteButton(edition, 'haircut', id);
          return (
            <section key={id} id={id} className="card article-card">
              <Drawn drawing={drawn(edition, `haircut-${id}`, name)} />
              <h3>{name}</h3>
              <p>{description}</p>
              <dl>
                {fact(words.heat, stars(cut.heatRating))}
                {fact(words.professional, stars(cut.professionalRating))}
                {fact(words.maintenance, levels.maintenance[cut.maintenance])}
                {fact(words.bestFor, bestFor)}
                {fact(words.price, edition.money(cut.price))}
              </dl>
              <p className="article-tip">{tip}</p>
              {book && <ButtonLink {...book} />}
            </section>
          );
        })}
      </div>
      <Note edition={edition} />
    </>
  );
}

export function FadeCards({ edition, items }: BlockProps<'fades'>) {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.fades;
  const weeks = ({ summer, winter }: { summer: number; winter: number }) => {
    if (summer === winter) return weeksText(edition, summer);
    const [from, to] = [summer, winter].sort((a, b) => a - b);
    return edition.fill(blocks.weeksRange, { from: String(from), to: String(to) });
  };
  return (
    <>
      <div className="columns">
        {items.map(({ id, name, description, bestFor }) => {
          const fade = fadeFacts(edition, id);
          const book = quoteButton(edition, 'fade', id);
          const percent = edition.percent(fade.popularityPercent);
          return (
            <section key={id} id={id} className="card article-card">
              <Drawn drawing={drawn(edition, `fade-${id}`, name)} />
              <h3>{name}</h3>
              <p>{description}</p>
              <dl>
                {fact(words.difficulty, levels.difficulty[fade.difficulty])}
                {fact(words.duration, edition.minutes(fade.durationMinutes))}
                {fact(words.maintenance, weeks(fade.maintenanceWeeks))}
                {fact(words.bestFor, bestFor)}
                {fact(words.price, edition.money(fade.price))}
                {fact(words.popularity, edition.fill(words.popularityValue, { percent }))}
              </dl>
              {book && <ButtonLink {...book} />}
            </section>
          );
        })}
      </div>
      <Note edition={edition} />
    </>
  );
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
