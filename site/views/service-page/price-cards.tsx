import './price-cards.css';
import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type PriceCard = {
  id: string;
  name: string;
  description: string;
  price: { label: string; value: string };
  duration?: { label: string; value: string };
  book?: ButtonLinkProps;
};

export type PriceCardsProps = {
  heading: SectionHeadingProps;
  cards: PriceCard[];
  /** One for each branch. */
  book: ButtonLinkProps[];
};

/** What a service costs and how long it takes, with a way to book it in each branch. */
export function PriceCards({ heading, cards, book }: PriceCardsProps) {
  return (
    <section className="band band-raised" id="prices">
      <div className="wrap ledger">
        <SectionHeading {...heading} />
        <div>
          <ul className="price-cards">
            {cards.map(({ id, name, description, price, duration, book: own }) => (
              <li key={id}>
                <div>
                  <h3>{name}</h3>
                  <p>{description}</p>
                </div>
                <div className="row">
                  <dl>
                    {[price, duration].map(
                      (fact) =>
                        fact && (
                          <div key={fact.label}>
                            <dt>{fact.label}</dt>
                            <dd className="numeral">{fact.value}</dd>
                          </div>
                        ),
                    )}
                  </dl>
                  {own && <ButtonLink {...own} />}
                </div>
              </li>
            ))}
          </ul>
          <div className="row section-end">
            {book.map((button) => (
              <ButtonLink key={button.href} {...button} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
