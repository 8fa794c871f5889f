import type { ReactNode } from 'react';
import { BranchSection, type BranchSectionProps } from '../../components/branch-section.tsx';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { type Stat, StatStrip } from '../../components/stat-strip.tsx';
import { TeamSection, type TeamSectionProps } from '../../components/team-section.tsx';
import { HomeHero, type HomeHeroProps } from './home-hero.tsx';
import { HomeReviews, type HomeReviewsProps } from './home-reviews.tsx';
import { HomeServices, type HomeServicesProps } from './home-services.tsx';

export type HomeViewProps = {
  hero: HomeHeroProps;
  services: HomeServicesProps;
  statistics: { heading: SectionHeadingProps; stats: Stat[] };
  nearest: { heading: SectionHeadingProps };
  locations: BranchSectionProps;
  team: TeamSectionProps;
  reviews: HomeReviewsProps;
  testimonials: HomeReviewsProps;
  closing: CallBandProps;
  /** The nearest-branch island. */
  finder?: ReactNode;
};

export function HomeView(props: HomeViewProps) {
  const { hero, services, statistics, nearest, locations, team, reviews, testimonials, closing, finder } =
    props;
  return (
    <>
      <HomeHero {...hero} />
      <HomeServices {...services} />
      <section className="band band-night lattice">
        <div className="wrap stack">
          <SectionHeading {...statistics.heading} />
          <StatStrip stats={statistics.stats} label={statistics.heading.title} />
        </div>
      </section>
      <section className="band" id="nearest">
        <div className="wrap">
          <SectionHeading {...nearest.heading} />
          {finder}
        </div>
      </section>
      <BranchSection {...locations} />
      <TeamSection {...team} />
      <HomeReviews {...reviews} className="band-night" />
      <HomeReviews {...testimonials} />
      <CallBand {...closing} />
    </>
  );
}
