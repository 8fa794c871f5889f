import './article-next.css';
import { SectionHeading } from '../../components/section-heading.tsx';
import { type BlogCardProps, BlogGrid } from './blog-card.tsx';

export type ArticleNextProps = {
  related: { title: string; cards: BlogCardProps[] };
  sequence: { label: string; links: { rel: 'prev' | 'next'; label: string; href: string }[] };
};

export function ArticleNext({ related, sequence }: ArticleNextProps) {
  return (
    <section className="band band-raised">
      <div className="wrap">
        <SectionHeading title={related.title} />
        <BlogGrid cards={related.cards} />
        <nav className="article-sequence" aria-label={sequence.label}>
          {sequence.links.map(({ rel, label, href }) => (
            <a key={rel} rel={rel} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </section>
  );
}
