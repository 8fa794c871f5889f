import type { ComponentProps } from 'react';

export type SectionHeadingProps = {
  eyebrow?: string;
  title: string;
  lead?: string;
  id?: string;
};

/** The pole is left to where a page begins and ends: under every heading it would be a habit. */
export function SectionHeading({ eyebrow, title, lead, id }: SectionHeadingProps) {
  return (
    <header className="section-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id}>{title}</h2>
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
