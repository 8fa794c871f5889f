import type { ReactNode } from 'react';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type LocationsViewProps = {
  hero: PageHeroProps;
  nearest: SectionHeadingProps;
  branches: SectionHeadingProps;
  closing: CallBandProps;
  finder?: ReactNode;
  list?: ReactNode;
};

export function LocationsView({ hero, nearest, branches, closing, finder, list }: LocationsViewProps) {
  return (
    <>
      <PageHero {...hero} />
      <section className="band">
        <div className="wrap">
          <SectionHeading {...nearest} />
          {finder}
        </div>
      </section>
      <section className="band band-raised">
        <div className="wrap">
          <SectionHeading {...branches} />
          {list}
        </div>
      </section>
      <CallBand {...closing} />
    </>
  );
}
