import './cards.css';
import { ButtonLink, type ButtonLinkProps } from '../button-link.tsx';
import { Stars } from '../stars.tsx';
import { Drawn, type DrawnProps } from './drawn.tsx';

export type HaircutCard = {
  id: string;
  name: string;
  description: string;
  tip: string;
  drawing: DrawnProps['drawing'];
  ratings: { label: string; stars: number; starsLabel: string }[];
  facts: { label: string; value: string }[];
  book?: ButtonLinkProps;
};

export function HaircutCards({ cards, note }: { cards: HaircutCard[]; note: string }) {
  return (
    <>
      <div className="article-cards">
        {cards.map(({ id, name, description, tip, drawing, ratings, facts, book }) => (
          <section key={id} id={id} className="article-card">
            <Drawn drawing={drawing} />
            <h3>{name}</h3>
            <p>{description}</p>
            <dl>
              {ratings.map(({ label, stars, starsLabel }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Stars filled={stars} label={starsLabel} />
                  </dd>
                </div>
              ))}
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="article-tip">{tip}</p>
            {book && <ButtonLink {...book} />}
          </section>
        ))}
      </div>
      <p className="quiet">{note}</p>
    </>
  );
}
