import './cards.css';
import { Drawn, type DrawnProps } from './drawn.tsx';

export type FadeCard = {
  id: string;
  name: string;
  description: string;
  drawing: DrawnProps['drawing'];
  facts: { label: string; value: string }[];
};

export function FadeCards({ cards, note }: { cards: FadeCard[]; note: string }) {
  return (
    <>
      <div className="article-cards">
        {cards.map(({ id, name, description, drawing, facts }) => (
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
          </section>
        ))}
      </div>
      <p className="quiet">{note}</p>
    </>
  );
}
