import { omitUndefined } from '../../domain/omit-undefined.ts';
import { MenuCard, type MenuLine } from './menu-card.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type MenuSectionProps = {
  heading: SectionHeadingProps;
  lines: MenuLine[];
  /** Before prices that only begin there. */
  from?: string;
  raised?: boolean;
};

/** A heading over a bill of fare. */
export function MenuSection({ heading, lines, from, raised }: MenuSectionProps) {
  return (
    <section className={raised ? 'band band-raised' : 'band'} id="prices">
      <div className="wrap ledger">
        <SectionHeading {...heading} />
        <MenuCard lines={lines} {...omitUndefined({ from })} />
      </div>
    </section>
  );
}
