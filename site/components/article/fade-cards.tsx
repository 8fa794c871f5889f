import './cards.css';
import { ButtonLink, type ButtonLinkProps } from '../button-link.tsx';
import { Drawn, type DrawnProps } from './drawn.tsx';

export type FadeCard = {
  id: string;
  name: string;
  description: string;
  drawing: DrawnProps['drawing'];
  facts: { label: string; value: string }[];
  book?: ButtonLinkProps;
};

export function FadeCards({ cards, note }: { cards: FadeCard[]; note: string }) {
  return (
    <>
      <div className="article-cards">
        {cards.map(({ id, name, description, drawing, facts, book }) => (
          <section key={id} id={id} className="article-card">
            <Drawn drawing={drawing} />
            <h3>{name}</h3>
            <p>{description}</p>
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {book && <ButtonLink {...book} />}
          </section>
        ))}
      </div>
      <p className="quiet">{note}</p>
    </>
  );
}
