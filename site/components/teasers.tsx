import './teasers.css';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';
import { Section, type SectionHeadingProps } from './section-heading.tsx';

export type TeasersProps = {
  heading: SectionHeadingProps;
  items: {
    name: string;
    text: string;
    from: string;
    price: string;
    href: string;
    more: string;
    book?: ButtonLinkProps | undefined;
  }[];
};

export function Teasers({ heading, items }: TeasersProps) {
  return (
    <Section heading={heading}>
      <ul className="teasers even">
        {items.map(({ name, text, from, price, href, more, book }) => (
          <li key={name} className="card">
            <h3>{name}</h3>
            <p className="teaser-price">
              {from} <b className="numeral">{price}</b>
            </p>
            <p>{text}</p>
            <a href={href}>{more}</a>
            {book && <ButtonLink {...book} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
