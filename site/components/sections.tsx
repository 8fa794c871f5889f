import './sections.css';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';
import { Arch, type Drawing, type Picture } from './scene.tsx';

export type SectionHeadingProps = {
  eyebrow?: string;
  title: string;
  lead?: string;
};

type SectionProps = Omit<ComponentProps<'section'>, 'className'> & {
  heading: SectionHeadingProps;
  /** Classes of the background: 'band-raised', 'band-night lattice'. */
  background?: string;
  /** Layout class: 'ledger', 'stack'. */
  layout?: string;
  /** Content below the layout: a sticky heading ends before it. */
  below?: ReactNode;
};

/** A full-width band with a heading and content. Headings have no pole: it only marks the start and end of a page. */
export function Section({ heading, background = '', layout = '', below, children, ...rest }: SectionProps) {
  const { eyebrow, title, lead } = heading;
  return (
    <section {...rest} className={`band ${background}`.trim()}>
      <div className={`wrap ${layout}`.trim()}>
        <header className="section-heading grid">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </header>
        {children}
      </div>
      {below && <div className="wrap">{below}</div>}
    </section>
  );
}

type FoldProps = { title: string; link?: ReactNode; as?: 'h2' | 'h3'; children: ReactNode };

/** A group that is collapsible on phones and always open on wide screens, in print and without scripts. */
export const Fold = ({ title, link, as: Heading = 'h2', children }: FoldProps) => (
  <>
    <Heading className="fold-title">{link ?? title}</Heading>
    <details className="fold disclosure">
      <summary>
        <Heading>{title}</Heading>
      </summary>
      {children}
    </details>
  </>
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

type PointsProps = {
  points: readonly Point[];
  ordered?: boolean;
  even?: boolean;
  /** Drawings beside their texts. */
  rows?: boolean;
};

/** A list of titles with a sentence each. */
export function Points({ points, ordered, even, rows }: PointsProps) {
  const List = ordered ? 'ol' : 'ul';
  const layout = rows ? 'points-rows columns' : even ? 'columns even' : 'grid';
  return (
    <List className={`points ${layout}`}>
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
    <Section heading={heading} background={raised ? 'band-raised' : ''} layout={ordered ? '' : 'ledger'}>
      <div className="stack">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <Points points={items} ordered={ordered} even={ordered} />
      </div>
    </Section>
  );
}

/** A link to the items that phones do not show at first, by the id of the first one's link, which takes the focus. */
export const ShowMore = ({ label, rest }: { label: string; rest: string }) => (
  <p className="show-more-link">
    <ButtonLink kind="quiet" label={label} href={`#${rest}`} />
  </p>
);
