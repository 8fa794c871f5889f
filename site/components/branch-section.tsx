import { BranchCard, type BranchCardProps } from './branch-card.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type BranchSectionProps = { heading: SectionHeadingProps; branches: BranchCardProps[] };

/** A heading over a card for every branch. */
export function BranchSection({ heading, branches }: BranchSectionProps) {
  return (
    <section className="band band-raised" id="locations">
      <div className="wrap">
        <SectionHeading {...heading} />
        <div className="branch-grid">
          {branches.map((branch) => (
            <BranchCard key={branch.href} {...branch} />
          ))}
        </div>
      </div>
    </section>
  );
}
