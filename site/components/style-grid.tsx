import './style-grid.css';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';
import { Section, type SectionHeadingProps } from './section-heading.tsx';

export type StyleItem = {
  id: string;
  name: string;
  text: string;
  drawing?: { src: string; width: number; height: number; alt: string } | undefined;
  /** 'AED 85', 'Ordered by 35% of fade clients': small facts under the text. */
  facts?: { label: string; value: string }[];
  href?: string;
  book?: ButtonLinkProps | undefined;
};

/** Cuts, fades and beards side by side: a drawing shows the difference, the words say it. */
function StyleGrid({ items, label }: { items: StyleItem[]; label?: string }) {
  return (
    <ul className="style-grid even" aria-label={label}>
      {items.map(({ id, name, text, drawing, facts, href, book }) => (
        <li key={id} id={id}>
          {drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />}
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p>{text}</p>
          {facts && (
            <dl>
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
          {book && <ButtonLink {...book} />}
        </li>
      ))}
    </ul>
  );
}

/** A heading over drawn cuts or beards. */
export function StyleSection({ heading, items }: { heading: SectionHeadingProps; items: StyleItem[] }) {
  return (
    <Section heading={heading} id="styles">
      <StyleGrid items={items} label={heading.title} />
    </Section>
  );
}
