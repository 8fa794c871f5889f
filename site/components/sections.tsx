import './sections.css';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps, MoreLink } from './button.tsx';
import type { Drawing } from './scene.tsx';

export type SectionHeadingProps = {
  eyebrow?: string;
  title: string;
  lead?: string;
};

/** The pole is left to where a page begins and ends: under every heading it would be a habit. */
export function SectionHeading({ eyebrow, title, lead }: SectionHeadingProps) {
  return (
    <header className="section-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}

type SectionProps = Omit<ComponentProps<'section'>, 'className'> & {
  heading: SectionHeadingProps;
  /** What it stands on: 'band-raised', 'band-night lattice'. */
  ground?: string;
  /** How heading and content lie: 'ledger', 'stack'. */
  layout?: string;
};

/** A band across the page: a heading and what it heads. */
export const Section = ({ heading, ground = '', layout = '', children, ...section }: SectionProps) => (
  <section {...section} className={`band ${ground}`.trim()}>
    <div className={`wrap ${layout}`.trim()}>
      <SectionHeading {...heading} />
      {children}
    </div>
  </section>
);

export type CallBandProps = { title: string; text: string; buttons: ButtonLinkProps[] };

/** The closing call of a page. */
export function CallBand({ title, text, buttons, children }: CallBandProps & { children?: ReactNode }) {
  return (
    <section className="band band-teal lattice call-band">
      <div className="wrap">
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
    </section>
  );
}

/** `label` stands over the title. */
export type Point = { title: string; text: string; label?: string; drawing?: Drawing };

type PointsProps = { points: readonly Point[]; ordered?: boolean; even?: boolean };

/** A title and a sentence each. */
export function Points({ points, ordered, even }: PointsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={even ? 'points even' : 'points'}>
      {points.map(({ title, text, label, drawing }) => (
        <li key={title}>
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
  points: Point[];
  /** Stands at the end of the heading. */
  drawing?: Drawing;
  /** One follows from the other: they are counted. */
  ordered?: boolean;
  raised?: boolean;
};

/** A heading, some prose and points. */
export function ProsePoints(props: ProsePointsProps) {
  const { heading, paragraphs = [], points, drawing, ordered, raised = true } = props;
  return (
    <section className={raised ? 'band band-raised' : 'band'}>
      <div className={ordered ? 'wrap' : 'wrap ledger'}>
        <div className="points-head">
          <SectionHeading {...heading} />
          {drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />}
        </div>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <Points points={points} ordered={ordered} even={ordered} />
        </div>
      </div>
    </section>
  );
}

export type Fact = [label: ReactNode, value: ReactNode];

/** Labels at the start of their lines, what they name at the end. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="facts">
    {facts.map(([label, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
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
  /** 'AED 85', 'Ordered by 35% of fade clients': small facts under the text. */
  facts?: Fact[];
  tip?: string;
  /** Books it, or leads to where more is said. */
  book?: ButtonLinkProps;
};

/** Cuts, fades and beards side by side: a drawing shows the difference, the words say it. */
export function StyleGrid({ items, label }: { items: StyleItem[]; label?: string }) {
  return (
    <ul className="style-grid even" aria-label={label}>
      {items.map(({ id, name, text, drawing, facts, tip, book }) => (
        <li key={id} id={id}>
          {drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />}
          <h3>{name}</h3>
          <p>{text}</p>
          {tip && <p className="quiet">{tip}</p>}
          {facts && <Facts facts={facts} />}
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
      <ul className="teasers even">
        {items.map(({ name, text, from, price, href, more, book }) => (
          <li key={name} className="card">
            <h3>{name}</h3>
            <p className="teaser-price">
              {from} <b className="numeral">{price}</b>
            </p>
            <p>{text}</p>
            <MoreLink href={href} label={more} />
            {book && <ButtonLink {...book} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export type FaqProps = { heading: SectionHeadingProps; questions: { question: string; answer: string }[] };

/** Questions that open in place; all answers are in the HTML. */
export function Faq({ heading, questions }: FaqProps) {
  return (
    <Section heading={heading} layout="faq">
      <div>
        {questions.map(({ question, answer }) => (
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

/** A few words in frames; the label says what they are where no heading does. */
export function TagList({ tags, label }: { tags: string[]; label?: string }) {
  return (
    <ul className="tag-list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
