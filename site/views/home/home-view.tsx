import type { ReactNode } from 'react';
import { Bath, type BathProps } from '../../components/bath.tsx';
import { BranchSection, type BranchSectionProps } from '../../components/branch-section.tsx';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { TeamSection, type TeamSectionProps } from '../../components/team-section.tsx';
import { HomeFigures, type HomeFiguresProps } from './home-figures.tsx';
import { HomeHero, type HomeHeroProps } from './home-hero.tsx';
import { HomeReviews, type HomeReviewsProps } from './home-reviews.tsx';
import { HomeServices, type HomeServicesProps } from './home-services.tsx';
import { HomeVoices, type HomeVoicesProps } from './home-voices.tsx';

export type HomeViewProps = {
  hero: HomeHeroProps;
  services: HomeServicesProps;
  bath?: BathProps;
  statistics: HomeFiguresProps;
  nearest: { heading: SectionHeadingProps };
  locations: BranchSectionProps;
  team: TeamSectionProps;
  reviews: HomeReviewsProps;
  testimonials: HomeVoicesProps;
  closing: CallBandProps;
  /** The nearest-branch island. */
  finder?: ReactNode;
};

export function HomeView(props: HomeViewProps) {
  const {
    hero,
    services,
    bath,
    statistics,
    nearest,
    locations,
    team,
    reviews,
    testimonials,
    closing,
    finder,
  } = props;
  return (
    <>
      <HomeHero {...hero} />
      <HomeServices {...services} />
      {bath && <Bath {...bath} />}
      <HomeFigures {...statistics} />
      <section className="band" id="nearest">
        <div className="wrap">
          <SectionHeading {...nearest.heading} />
          {finder}
        </div>
      </section>
      <BranchSection {...locations} />
      <TeamSection {...team} />
      <HomeReviews {...reviews} />
      <HomeVoices {...testimonials} />
      <CallBand {...closing} />
    </>
  );
}
