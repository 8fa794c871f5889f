import { MenuCard, type MenuLine } from './menu-card.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type MenuSectionProps = { heading: SectionHeadingProps; lines: MenuLine[]; raised?: boolean };

/** A heading over a bill of fare. */
export function MenuSection({ heading, lines, raised }: MenuSectionProps) {
  return (
    <section className={raised ? 'band band-raised' : 'band'} id="prices">
      <div className="wrap">
        <SectionHeading {...heading} />
        <MenuCard lines={lines} />
      </div>
    </section>
  );
}
