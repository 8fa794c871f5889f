import '../../components/disclosure.css';
import './article-view.css';
import type { ReactNode } from 'react';
import { Arch } from '../../components/arch.tsx';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import type { Picture } from '../../components/scene.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { ArticleNext, type ArticleNextProps } from './article-next.tsx';
import { ShareRow, type ShareRowProps } from './share-row.tsx';

export type ArticleViewProps = {
  trail: { label: string; crumbs: Crumb[]; current: string };
  back: { label: string; href: string };
  badge?: string;
  category: string;
  title: string;
  excerpt: string;
  byline: string;
  /** 'Published Aug 12, 2025 · 8 min read' */
  about: string;
  day: string;
  tags: { label: string; list: string[] };
  scene: Picture;
  contents?: { label: string; headings: { slug: string; text: string }[] };
  share: ShareRowProps;
  next: ArticleNextProps;
  children?: ReactNode;
};

export function ArticleView(props: ArticleViewProps) {
  const { trail, back, badge, category, title, excerpt, byline, about, day, tags, scene, contents } = props;
  return (
    <>
      <header className="article-hero lattice">
        <div className="wrap">
          <Breadcrumbs {...trail} />
          <MoreLink {...back} />
          <div className="article-head">
            <div className="stack">
              <p className="eyebrow">{badge ?? category}</p>
              <h1>{title}</h1>
              <span className="pole" aria-hidden="true" />
              <p className="lead">{excerpt}</p>
              <p className="article-by quiet">
                <bdi>{byline}</bdi>
                <time dateTime={day}>{about}</time>
                {badge && <span>{category}</span>}
              </p>
            </div>
            <Arch scene={scene} />
          </div>
        </div>
      </header>
      <div className="wrap article-grid">
        {contents && (
          <details className="article-contents disclosure" open>
            <summary>{contents.label}</summary>
            <ol>
              {contents.headings.map(({ slug, text }) => (
                <li key={slug}>
                  <a href={`#${slug}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        )}
        <article className="article-body">
          {props.children}
          <TagList tags={tags.list} label={tags.label} />
          <ShareRow {...props.share} />
        </article>
      </div>
      <ArticleNext {...props.next} />
    </>
  );
}
