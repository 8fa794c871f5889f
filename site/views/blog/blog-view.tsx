import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { type BlogCardProps, BlogGrid } from './blog-card.tsx';

export type BlogViewProps = {
  hero: PageHeroProps;
  feed: { label: string; href: string };
  featured: { title: string; cards: BlogCardProps[] };
  latest: { title: string; cards: BlogCardProps[] };
  closing: CallBandProps;
};

export function BlogView({ hero, feed, featured, latest, closing }: BlogViewProps) {
  return (
    <>
      <PageHero {...hero}>
        <MoreLink {...feed} />
      </PageHero>
      <section className="band">
        <div className="wrap">
          <SectionHeading title={featured.title} />
          <BlogGrid cards={featured.cards} large />
        </div>
      </section>
      <section className="band band-raised">
        <div className="wrap">
          <SectionHeading title={latest.title} />
          <BlogGrid cards={latest.cards} />
        </div>
      </section>
      <CallBand {...closing} />
    </>
  );
}
