import { BranchCard, type BranchCardProps } from './branch-card.tsx';
import { BranchGrid } from './branch-grid.tsx';
import { MoreLink } from './more-link.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type BranchSectionProps = {
  heading: SectionHeadingProps;
  branches: BranchCardProps[];
  /** Leads to the branches that have no card here. */
  all?: { label: string; href: string };
};

/** A heading over a card for every branch. */
export function BranchSection({ heading, branches, all }: BranchSectionProps) {
  return (
    <section className="band band-raised" id="locations">
      <div className="wrap">
        <SectionHeading {...heading} />
        <BranchGrid>
          {branches.map((branch) => (
            <BranchCard key={branch.href} {...branch} />
          ))}
        </BranchGrid>
        {all && (
          <p className="section-end">
            <MoreLink {...all} />
          </p>
        )}
      </div>
    </section>
  );
}
