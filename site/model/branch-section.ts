import type { BranchSectionProps } from '../components/branch-section.tsx';
import type { SectionHeadingProps } from '../components/section-heading.tsx';
import { branchesIn } from './branch.ts';
import { branchCard } from './branch-card.ts';

/** A card for every branch. */
export const branchSection = (heading: SectionHeadingProps, locale: string): BranchSectionProps => ({
  heading,
  branches: branchesIn(locale).map((branch) => branchCard(branch, 'location_info')),
});
