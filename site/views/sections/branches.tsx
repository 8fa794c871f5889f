import type { ReactNode } from 'react';
import type { Edition } from '../../../edition/edition.ts';
import { BranchCard } from '../../components/branch-card.tsx';
import { MoreLink } from '../../components/button.tsx';
import { Section, type SectionHeadingProps } from '../../components/sections.tsx';
import { branchCard, listedBranches } from '../../model/parts/branch.ts';

export type BranchesProps = { edition: Edition; heading: SectionHeadingProps };

/** A card per branch; a long list is truncated, with a link to all. */
export function BranchSection({ edition, heading, children }: BranchesProps & { children?: ReactNode }) {
  const { branches, all } = listedBranches(edition);
  return (
    <Section heading={heading} id="locations" background="band-raised">
      {children}
      <div className="branch-grid columns">
        {branches.map((branch) => (
          <BranchCard key={branch.slug} {...branchCard(edition, branch)} />
        ))}
      </div>
      {all && (
        <p className="section-end">
          <MoreLink {...all} />
        </p>
      )}
    </Section>
  );
}
