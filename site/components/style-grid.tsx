import './style-grid.css';
import type { ButtonLinkProps } from './button.tsx';
import { type Fact, Facts } from './facts.tsx';
import { FareLink } from './fare.tsx';
import type { Drawing } from './scene.tsx';
import { Section, type SectionHeadingProps } from './sections.tsx';

export type StyleItem = {
  id: string;
  name: string;
  text: string;
  drawing?: Drawing;
  /** Facts under the text: 'AED 85', 'Ordered by 35% of fade clients'. */
  facts?: Fact[];
  tip?: string;
  /** Links to booking or details. */
  book?: ButtonLinkProps;
};

/** Haircuts, fades or beards with drawings. */
export function StyleGrid({ items, label }: { items: StyleItem[]; label?: string }) {
  return (
    <ul className="style-grid columns even" aria-label={label}>
      {items.map(({ id, name, text, drawing, facts, tip, book }) => (
        <li key={id} id={id} className="ruled">
          {drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />}
          <h3>{name}</h3>
          {book && <FareLink {...book} />}
          <p>{text}</p>
          {tip && <p className="quiet">{tip}</p>}
          {facts && <Facts facts={facts} layout="row" />}
        </li>
      ))}
    </ul>
  );
}

/** A section with a StyleGrid. */
export function StyleSection({ heading, items }: { heading: SectionHeadingProps; items: StyleItem[] }) {
  return (
    <Section heading={heading} id="styles">
      <StyleGrid items={items} label={heading.title} />
    </Section>
  );
}
