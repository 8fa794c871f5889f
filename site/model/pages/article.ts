import { render } from 'astro:content';
import { articleName, place } from '../../../contract/events.ts';
import { routes } from '../../../contract/routes.ts';
import { fillGreeting as fill } from '../../../domain/links.ts';
import type { ArticleViewProps } from '../../views/blog/article-view.tsx';
import { blocksOf } from '../article-blocks.ts';
import { type Article, articleFacts, articlesIn } from '../articles.ts';
import { DEFAULT_LOCALE, locales, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { absolute, pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { blogPosting } from '../structured-data/blog-posting.ts';
import { organization } from '../structured-data/organization.ts';
import { latestCard } from './blog.ts';

const RELATED = 2;
// Shorter articles are read, not searched.
const HEADINGS_FOR_CONTENTS = 4;

/** A path for every article of every language. */
export async function articlePaths() {
  const all = await Promise.all(locales.map(articlesIn));
  return all.flat().map(({ slug, locale }) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale, slug },
  }));
}

/** Those that share most tags, then the newest. */
function relatedTo(article: Article, articles: Article[]): Article[] {
  const shared = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}

function sequenceOf(article: Article, articles: Article[]): ArticleViewProps['next']['sequence'] {
  const words = wordsOf(article.locale).blog.article;
  const at = articles.findIndex(({ slug }) => slug === article.slug);
  const link = (rel: 'prev' | 'next', to: Article | undefined, label: string) =>
    to ? [{ rel, href: to.href, label: fill(label, { title: to.title }) }] : [];
  return {
    label: words.sequence,
    // Newest first: what came before stands behind.
    links: [...link('prev', articles[at + 1], words.previous), ...link('next', articles[at - 1], words.next)],
  };
}

function shareOf({ href, title, slug, locale }: Article): ArticleViewProps['share'] {
  const { share } = wordsOf(locale).blog.article;
  const url = absolute(href);
  const text = `${fill(share.text, { title })} ${url}`;
  return {
    label: share.label,
    sheet: share.sheet,
    // Without a number WhatsApp asks whom to send it to.
    whatsapp: { label: share.whatsapp, href: `https://wa.me/?text=${encodeURIComponent(text)}` },
    url,
    location: place('{article}', articleName(slug)),
  };
}

export async function articlePage(slug: string, locale = DEFAULT_LOCALE) {
  const articles = await articlesIn(locale);
  const article = articles.find((other) => other.slug === slug);
  if (!article) throw new Error(`No article '${slug}'`);
  const { article: words, breadcrumb } = wordsOf(locale).blog;
  const { Content, headings } = await render(article.entry);
  const sections = headings.filter(({ depth }) => depth === 2);
  const { trail, structured } = trailTo(locale, article.href, article.title, [
    { label: breadcrumb.blog, href: routes.blog },
  ]);
  const view: ArticleViewProps = {
    trail,
    back: { label: words.back, href: routes.blog },
    badge: article.badge,
    category: article.category,
    title: article.title,
    excerpt: article.excerpt,
    byline: fill(words.byline, { author: article.author.name }),
    about: `${fill(words.published, { date: article.date })} · ${article.readTime}`,
    day: article.day,
    tags: { label: words.tags, list: article.tags },
    scene: await heroScene(article.scene),
    contents:
      sections.length >= HEADINGS_FOR_CONTENTS ? { label: words.contents, headings: sections } : undefined,
    share: shareOf(article),
    next: {
      related: {
        title: words.related,
        cards: await Promise.all(relatedTo(article, articles).map(latestCard)),
      },
      sequence: sequenceOf(article, articles),
    },
  };
  const head = pageHead({
    locale,
    path: article.href,
    seo: { title: article.seoTitle, description: article.description },
    type: 'article',
    modified: article.day,
    structuredData: [structured, organization(locale), blogPosting(article)],
    view: { section: 'blog_article', location: place('{article}', articleName(slug)) },
    feed: wordsOf(locale).blog.feed.title,
  });
  return { head, view, Content, blocks: blocksOf(article), facts: articleFacts(locale) };
}
