import type { ReactNode } from 'react';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { MenuSection, type MenuSectionProps } from '../../components/menu-section.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { TeamSection, type TeamSectionProps } from '../../components/team-section.tsx';
import type { VisitCardProps } from '../../components/visit-card.tsx';
import { BranchActions, type BranchActionsProps } from './branch-actions.tsx';
import { VisitSection } from './visit-section.tsx';

export type BranchViewProps = {
  hero: PageHeroProps;
  actions: BranchActionsProps;
  visit: VisitCardProps;
  services: MenuSectionProps;
  team: TeamSectionProps;
  why: ProsePointsProps;
  closing: CallBandProps;
  /** The page for somebody who is on the way. */
  short: { label: string; href: string };
  /** The map island. */
  map?: ReactNode;
};

export function BranchView({
  hero,
  actions,
  visit,
  services,
  team,
  why,
  closing,
  short,
  map,
}: BranchViewProps) {
  return (
    <>
      <PageHero {...hero}>
        <BranchActions {...actions} />
      </PageHero>
      <VisitSection visit={visit} map={map} />
      <MenuSection {...services} raised />
      <TeamSection {...team} />
      <ProsePoints {...why} />
      <CallBand {...closing}>
        <MoreLink {...short} />
      </CallBand>
    </>
  );
}
