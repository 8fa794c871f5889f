import './blog-card.css';
import { type Picture, Scene } from '../../components/scene.tsx';
import { TagList } from '../../components/tag-list.tsx';

export type BlogCardProps = {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  /** 'Aug 12, 2025 · 8 min read' */
  about: string;
  author: string;
  day: string;
  tags: string[];
  read: string;
  picture: Picture;
};

function BlogCard({ card, large }: { card: BlogCardProps; large?: boolean }) {
  const { href, title, excerpt, category, about, author, day, tags, read, picture } = card;
  return (
    <article className={large ? 'blog-card blog-card-large' : 'blog-card'}>
      {large && <Scene {...picture} />}
      <div className="blog-body">
        <p className="eyebrow">{category}</p>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{excerpt}</p>
        <p className="quiet">
          <bdi>{author}</bdi> · <time dateTime={day}>{about}</time>
        </p>
        <TagList tags={tags} />
        <p className="blog-read" aria-hidden="true">
          {read}
        </p>
      </div>
    </article>
  );
}

export function BlogGrid({ cards, large }: { cards: BlogCardProps[]; large?: boolean }) {
  return (
    <div className="blog-grid">
      {cards.map((card) => (
        <BlogCard key={card.href} card={card} {...(large && { large })} />
      ))}
    </div>
  );
}
