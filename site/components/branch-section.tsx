import { BranchCard, type BranchCardProps } from './branch-card.tsx';
import { BranchGrid } from './branch-grid.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type BranchSectionProps = { heading: SectionHeadingProps; branches: BranchCardProps[] };

/** A heading over a card for every branch. */
export function BranchSection({ heading, branches }: BranchSectionProps) {
  return (
    <section className="band band-raised" id="locations">
      <div className="wrap">
        <SectionHeading {...heading} />
        <BranchGrid>
          {branches.map((branch) => (
            <BranchCard key={branch.href} {...branch} />
          ))}
        </BranchGrid>
      </div>
    </section>
  );
}
