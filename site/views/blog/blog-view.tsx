import '../../components/more-link.css';
import '../../components/tag-list.css';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { BlogCard, type BlogCardProps } from './blog-card.tsx';

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
        <a className="more-link" href={feed.href}>
          {feed.label}
        </a>
      </PageHero>
      <section className="band">
        <div className="wrap">
          <SectionHeading title={featured.title} />
          <div className="blog-grid">
            {featured.cards.map((card) => (
              <BlogCard key={card.href} card={card} large />
            ))}
          </div>
        </div>
      </section>
      <section className="band band-raised">
        <div className="wrap">
          <SectionHeading title={latest.title} />
          <div className="blog-grid">
            {latest.cards.map((card) => (
              <BlogCard key={card.href} card={card} />
            ))}
          </div>
        </div>
      </section>
      <CallBand {...closing} />
    </>
  );
}
