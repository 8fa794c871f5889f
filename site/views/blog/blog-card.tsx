import './blog-card.css';

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
  drawing?: { src: string; width: number; height: number } | undefined;
};

export function BlogCard({ card, large }: { card: BlogCardProps; large?: boolean }) {
  const { href, title, excerpt, category, about, author, day, tags, read, drawing } = card;
  return (
    <article className={large ? 'blog-card blog-card-large' : 'blog-card'}>
      {large && drawing && (
        <div className="blog-picture lattice">
          <img {...drawing} alt="" decoding="async" />
        </div>
      )}
      <div className="blog-body">
        <p className="eyebrow">{category}</p>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{excerpt}</p>
        <p className="quiet">
          {author} · <time dateTime={day}>{about}</time>
        </p>
        <ul className="tag-list">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p className="blog-read" aria-hidden="true">
          {read}
        </p>
      </div>
    </article>
  );
}
