import type { ReactNode } from 'react';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { MenuSection, type MenuSectionProps } from '../../components/menu-section.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import type { VisitCardProps } from '../../components/visit-card.tsx';
import { BranchActions, type BranchActionsProps } from '../branch/branch-actions.tsx';
import { VisitSection } from '../branch/visit-section.tsx';

export type ShortBranchViewProps = {
  hero: PageHeroProps;
  actions: BranchActionsProps;
  visit: VisitCardProps;
  about: { heading: SectionHeadingProps; paragraphs: string[]; more: { label: string; href: string } };
  services?: MenuSectionProps;
  points: ProsePointsProps;
  closing: CallBandProps;
  /** The map island. */
  map?: ReactNode;
};

/** For somebody who wants to come today: how to get there, until when, and the chat. */
export function ShortBranchView(props: ShortBranchViewProps) {
  const { hero, actions, visit, about, services, points, closing, map } = props;
  return (
    <>
      <PageHero {...hero}>
        <BranchActions {...actions} />
      </PageHero>
      <VisitSection visit={visit} map={map} />
      <section className="band band-raised">
        <div className="wrap stack">
          <SectionHeading {...about.heading} />
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <MoreLink {...about.more} />
          </p>
        </div>
      </section>
      {services && <MenuSection {...services} />}
      <ProsePoints {...points} />
      <CallBand {...closing} />
    </>
  );
}
