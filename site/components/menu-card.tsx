import './menu-card.css';
import { noBreakBeforeSlash } from '../../domain/text.ts';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';
import { Section, type SectionHeadingProps } from './sections.tsx';

export type MenuLine = {
  id: string;
  name: string;
  /** 'AED 60' */
  price: string;
  /** '40 min' */
  duration?: string;
  description?: string;
  href?: string;
  book?: ButtonLinkProps;
};

export type MenuSectionProps = {
  heading: SectionHeadingProps;
  lines: MenuLine[];
  raised?: boolean;
};

/** A price list: name, dotted leader, price, and the duration below. */
export function MenuSection({ heading, lines, raised }: MenuSectionProps) {
  return (
    <Section heading={heading} id="prices" ground={raised ? 'band-raised' : ''} layout="ledger">
      <ul className="menu-card">
        {lines.map((line) => (
          <li key={line.id}>
            <div className="menu-line">
              <h3 className="dotted">
                {line.href ? <a href={line.href}>{line.name}</a> : noBreakBeforeSlash(line.name)}
              </h3>
              <p className="menu-price">
                <span className="numeral">{line.price}</span>
              </p>
            </div>
            {line.duration && <p className="quiet">{line.duration}</p>}
            {line.description && <p className="menu-description">{line.description}</p>}
            {line.book && <ButtonLink {...line.book} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
