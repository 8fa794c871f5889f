import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
import { StyleGrid, type StyleItem } from './style-grid.tsx';

export type StyleSectionProps = { heading: SectionHeadingProps; items: StyleItem[] };

/** A heading over drawn cuts or beards. */
export function StyleSection({ heading, items }: StyleSectionProps) {
  return (
    <section className="band" id="styles">
      <div className="wrap">
        <SectionHeading {...heading} />
        <StyleGrid items={items} label={heading.title} />
      </div>
    </section>
  );
}
