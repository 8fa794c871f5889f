import './article.css';
import { type ArticleBlock, type ArticleElement, plainWords } from '../../../contract/article-text.ts';
import { unmarked } from '../../../domain/marks.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { MoreLink } from '../../components/button.tsx';
import { TagList } from '../../components/facts.tsx';
import { Breadcrumbs } from '../../components/page-hero.tsx';
import { Prose } from '../../components/prose.tsx';
import { Arch } from '../../components/scene.tsx';
import { Section } from '../../components/sections.tsx';
import { articleTrail } from '../../model/heads/pages.ts';
import { articlePhoto, heroScene } from '../../model/media/pictures.ts';
import { articleBlocks } from './article-blocks.tsx';
import { BlogGrid } from './blog.tsx';

const RELATED = 2;
// Shorter articles need no table of contents.
const HEADINGS_FOR_CONTENTS = 4;

type ArticleProps = { edition: Edition; article: Article };

function ArticleHead({ edition, article }: ArticleProps) {
  const { article: words } = edition.words.blog;
  const { badge, category, title, lead, author, date, readTime, published, scene } = article;
  const brand = unmarked(edition.facts.business.name);
  return (
    <header className="page-hero article-hero lattice">
      <div className="wrap">
        <Breadcrumbs {...articleTrail(edition, article)} />
        <MoreLink label={words.back} href={edition.href('blog')} />
        <div className="article-head split grid">
          <div className="page-hero-text stack">
            <p className="eyebrow">{badge ?? category}</p>
            <h1>{title.replaceAll(brand, edition.placeName(brand))}</h1>
            <span className="pole" aria-hidden="true" />
            {lead && <p className="lead">{lead}</p>}
            <p className="lines quiet">
              <bdi>{edition.fill(words.byline, { author: author.name })}</bdi>
              <time dateTime={published}>{`${edition.fill(words.published, { date })} · ${readTime}`}</time>
              {badge && <span>{category}</span>}
            </p>
          </div>
          <Arch scene={heroScene(edition, scene, 'lazy')} />
        </div>
      </div>
    </header>
  );
}

function Contents({ label, headings }: { label: string; headings: readonly ArticleElement[] }) {
  return (
    <details className="article-contents fold disclosure">
      <summary>{label}</summary>
      <ol>
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a href={`#${id}`}>{plainWords(children)}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Articles that share most tags, newest first if equal. */
function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  const tags = article.tags.map(unmarked);
  const shared = (other: Article) => other.tags.filter((tag) => tags.includes(unmarked(tag))).length;
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}

function Next({ edition, article }: ArticleProps) {
  const { related, sequence, previous, next } = edition.words.blog.article;
  const { articles, fill } = edition;
  const at = articles.indexOf(article);
  // The list is sorted newest first.
  const [older, newer] = [articles[at + 1], articles[at - 1]];
  return (
    <Section heading={{ title: related }} background="band-raised">
      <BlogGrid edition={edition} articles={relatedTo(article, articles)} />
      <nav className="section-end row between" aria-label={sequence}>
        {older && (
          <a className="more-link" rel="prev" href={older.href}>
            {fill(previous, { title: older.title })}
          </a>
        )}
        {newer && (
          <a className="more-link" rel="next" href={newer.href}>
            {fill(next, { title: newer.title })}
          </a>
        )}
      </nav>
    </Section>
  );
}

export function ArticleView({ edition, article }: ArticleProps) {
  const { contents, tags } = edition.words.blog.article;
  const blocks = articleBlocks(edition, article);
  const sections = article.body.filter(
    (node): node is ArticleElement => typeof node === 'object' && 'tag' in node && node.tag === 'h2',
  );
  return (
    <>
      <ArticleHead edition={edition} article={article} />
      <div className="wrap article-grid split grid">
        {sections.length >= HEADINGS_FOR_CONTENTS && <Contents label={contents} headings={sections} />}
        <article className="article-body">
          <Prose
            nodes={article.body}
            local={edition.local}
            block={(name) => blocks[name as ArticleBlock]()}
            photo={(name, alt) => {
              const photo = articlePhoto(edition, name);
              return photo && <img {...photo} alt={alt} loading="lazy" decoding="async" />;
            }}
          />
          <TagList tags={article.tags} label={tags} />
        </article>
      </div>
      <Next edition={edition} article={article} />
    </>
  );
}
