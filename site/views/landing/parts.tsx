import './landing.css';
import { ButtonLink, type ButtonLinkProps, MoreLink } from '../../components/button.tsx';
import { Section, type SectionHeadingProps } from '../../components/sections.tsx';

export type TeasersProps = {
  heading: SectionHeadingProps;
  items: {
    name: string;
    text: string;
    from: string;
    price: string;
    href: string;
    more: string;
    book?: ButtonLinkProps;
  }[];
};

export function Teasers({ heading, items }: TeasersProps) {
  return (
    <Section heading={heading}>
      <ul className="teasers columns even">
        {items.map(({ name, text, from, price, href, more, book }) => (
          <li key={name} className="card pile">
            <h3>{name}</h3>
            <p className="teaser-price">
              {from} <b className="numeral">{price}</b>
            </p>
            <p>{text}</p>
            <p className="row">
              {book && <ButtonLink {...book} />}
              <MoreLink href={href} label={more} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export type FaqProps = { heading: SectionHeadingProps; items: { question: string; answer: string }[] };

/** Collapsible questions; all answers are in the HTML. */
export function Faq({ heading, items }: FaqProps) {
  return (
    <Section heading={heading} layout="faq ledger">
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} name="faq" className="disclosure">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
