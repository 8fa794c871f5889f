import type { ReactNode } from 'react';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { MenuSection, type MenuSectionProps } from '../../components/menu-section.tsx';
import { MedallionDefs } from '../../components/ornament/medallion.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { TeamCard, type TeamCardProps } from '../../components/team-card.tsx';
import { VisitCard, type VisitCardProps } from '../../components/visit-card.tsx';
import { BranchActions, type BranchActionsProps } from './branch-actions.tsx';

export type BranchViewProps = {
  hero: PageHeroProps;
  actions: BranchActionsProps;
  visit: VisitCardProps;
  services: MenuSectionProps;
  team: { heading: SectionHeadingProps; barbers: TeamCardProps[] };
  why: ProsePointsProps;
  closing: CallBandProps;
  /** The map island. */
  map?: ReactNode;
};

export function BranchView({ hero, actions, visit, services, team, why, closing, map }: BranchViewProps) {
  return (
    <>
      <PageHero {...hero}>
        <BranchActions {...actions} />
      </PageHero>
      <section className="band" id="visit">
        <div className="wrap visit-grid">
          <VisitCard {...visit} />
          {map}
        </div>
      </section>
      <MenuSection {...services} raised />
      <section className="band" id="team">
        <div className="wrap">
          <SectionHeading {...team.heading} />
          <MedallionDefs />
          <div className="team-grid">
            {team.barbers.map((barber) => (
              <TeamCard key={barber.id} {...barber} />
            ))}
          </div>
        </div>
      </section>
      <ProsePoints {...why} />
      <CallBand {...closing} />
    </>
  );
}
