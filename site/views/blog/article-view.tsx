import '../../components/more-link.css';
import '../../components/page-hero.css';
import './article-view.css';
import '../../components/tag-list.css';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs.tsx';
import { type Picture, Scene } from '../../components/scene.tsx';
import { ArticleNext, type ArticleNextProps } from './article-next.tsx';
import { ShareRow, type ShareRowProps } from './share-row.tsx';

export type ArticleViewProps = {
  trail: { label: string; crumbs: Crumb[]; current: string };
  back: { label: string; href: string };
  badge?: string | undefined;
  category: string;
  title: string;
  excerpt: string;
  byline: string;
  /** 'Published Aug 12, 2025 · 8 min read' */
  about: string;
  day: string;
  tags: { label: string; list: string[] };
  scene: Picture;
  contents?: { label: string; headings: { slug: string; text: string }[] } | undefined;
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
          <a className="more-link" href={back.href}>
            {back.label}
          </a>
          <div className="article-head">
            <div className="stack">
              <p className="eyebrow">{badge ?? category}</p>
              <h1>{title}</h1>
              <span className="pole" aria-hidden="true" />
              <p className="lead">{excerpt}</p>
              <p className="quiet">
                {byline} · <time dateTime={day}>{about}</time>
                {badge && ` · ${category}`}
              </p>
            </div>
            <div className="arch arch-scene scene-fill">
              <Scene {...scene} />
            </div>
          </div>
        </div>
      </header>
      <div className="wrap article-grid">
        {contents && (
          <details className="article-contents" open>
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
          <ul className="tag-list" aria-label={tags.label}>
            {tags.list.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <ShareRow {...props.share} />
        </article>
      </div>
      <ArticleNext {...props.next} />
    </>
  );
}
