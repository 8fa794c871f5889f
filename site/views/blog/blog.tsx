import './blog.css';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { MoreLink } from '../../components/button.tsx';
import { TagList } from '../../components/facts.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Scene } from '../../components/scene.tsx';
import { CallBand, Section } from '../../components/sections.tsx';
import { blogHero } from '../../model/heads/pages.ts';
import { cardScene } from '../../model/media/pictures.ts';
import { callButtons } from '../../model/parts/calls.ts';

const SMALL_TAGS = 2;

type BlogGridProps = { edition: Edition; articles: readonly Article[]; large?: boolean };

/** Article cards; small ones have no picture and two tags. */
export function BlogGrid({ edition, articles, large }: BlogGridProps) {
  return (
    <div className="blog-grid columns">
      {articles.map(
        ({ slug, href, title, excerpt, category, author, published, date, readTime, tags, scene }) => (
          <article key={slug} className="blog-card ruled pile">
            {large && <Scene {...cardScene(edition, scene, '(max-width: 55.998rem) 92vw, 38rem')} />}
            <div className="blog-body pile">
              <p className="eyebrow">{category}</p>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{excerpt}</p>
              <p className="quiet">
                <bdi>{author.name}</bdi>
                <br />
                <time dateTime={published}>{date}</time> · <span>{readTime}</span>
              </p>
              <TagList tags={large ? tags : tags.slice(0, SMALL_TAGS)} />
              <p className="blog-read" aria-hidden="true">
                {edition.words.blog.listing.read}
              </p>
            </div>
          </article>
        ),
      )}
    </div>
  );
}

export function BlogView({ edition }: { edition: Edition }) {
  const { listing, feed } = edition.words.blog;
  const { headings, callToAction } = listing;
  return (
    <>
      <PageHero {...blogHero(edition)}>
        <MoreLink label={feed.link} href={edition.href('feed')} />
      </PageHero>
      <Section heading={{ title: headings.featured }}>
        <BlogGrid edition={edition} articles={edition.articles.filter(({ featured }) => featured)} large />
      </Section>
      <Section heading={{ title: headings.latest }} background="band-raised">
        <BlogGrid edition={edition} articles={edition.articles.filter(({ featured }) => !featured)} />
      </Section>
      <CallBand
        title={callToAction.title}
        text={callToAction.text}
        buttons={callButtons(edition, callToAction, 'blog')}
      />
    </>
  );
}
