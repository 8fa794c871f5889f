import './sections.css';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps, MoreLink } from './button.tsx';
import { FareLink } from './fare.tsx';
import { Arch, type Drawing, type Picture } from './scene.tsx';

export type SectionHeadingProps = {
  eyebrow?: string;
  title: string;
  lead?: string;
};

/** Section headings have no pole: it only marks the start and end of a page. */
export function SectionHeading({ eyebrow, title, lead }: SectionHeadingProps) {
  return (
    <header className="section-heading grid">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}

type SectionProps = Omit<ComponentProps<'section'>, 'className'> & {
  heading: SectionHeadingProps;
  /** Classes of the background: 'band-raised', 'band-night lattice'. */
  background?: string;
  /** Layout class: 'ledger', 'stack'. */
  layout?: string;
};

/** A full-width band with a heading and content. */
export const Section = ({ heading, background = '', layout = '', children, ...section }: SectionProps) => (
  <section {...section} className={`band ${background}`.trim()}>
    <div className={`wrap ${layout}`.trim()}>
      <SectionHeading {...heading} />
      {children}
    </div>
  </section>
);

export type CallBandProps = { title: string; text: string; buttons: ButtonLinkProps[] };
type CallBandParts = { scene?: Picture; children?: ReactNode };

/** The closing call to action. */
export function CallBand({ title, text, buttons, scene, children }: CallBandProps & CallBandParts) {
  return (
    <section className="band-teal lattice call-band">
      <div className="wrap arch-grid grid">
        <div className="call-text grid grid-start">
          <h2>{title}</h2>
          <span className="pole" aria-hidden="true" />
          <p className="lead">{text}</p>
          <div className="row">
            {buttons.map((button) => (
              <ButtonLink key={button.href} {...button} />
            ))}
            {children}
          </div>
        </div>
        {scene && <Arch scene={scene} />}
      </div>
    </section>
  );
}

/** `label` appears above the title. */
export type Point = { title: string; text: string; label?: string; drawing?: Drawing };

type PointsProps = { points: readonly Point[]; ordered?: boolean; even?: boolean };

/** A list of titles with a sentence each. */
export function Points({ points, ordered, even }: PointsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={even ? 'points columns even' : 'points grid'}>
      {points.map(({ title, text, label, drawing }) => (
        <li key={title} className="grid ruled">
          {drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />}
          {label && <p className="eyebrow">{label}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

export type ProsePointsProps = {
  heading: SectionHeadingProps;
  paragraphs?: string[];
  items: readonly Point[];
  /** Numbers the points. */
  ordered?: boolean;
  raised?: boolean;
};

/** A heading with paragraphs and points. */
export function ProsePoints(props: ProsePointsProps) {
  const { heading, paragraphs = [], items, ordered, raised = true } = props;
  return (
    <section className={raised ? 'band band-raised' : 'band'}>
      <div className={ordered ? 'wrap' : 'wrap ledger'}>
        <SectionHeading {...heading} />
        <div className="stack">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <Points points={items} ordered={ordered} even={ordered} />
        </div>
      </div>
    </section>
  );
}

export type Fact = [label: ReactNode, value: ReactNode];

/** Labels with their values; `layout` is the class of the list. */
export const Facts = ({ facts, layout }: { facts: Fact[]; layout?: 'row' }) => (
  <dl className={layout}>
    {facts.map(([label, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
      <div key={index}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

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

/** A link to the items that phones do not show at first, by the id of the first one. */
export const ShowMore = ({ label, rest }: { label: string; rest: string }) => (
  <p className="show-more-link">
    <ButtonLink kind="quiet" label={label} href={`#${rest}`} />
  </p>
);

/** Framed tags; `label` names the list if there is no heading. */
export function TagList({ tags, label }: { tags: string[]; label?: string }) {
  return (
    tags.length > 0 && (
      <ul className="tag-list row" aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    )
  );
}
