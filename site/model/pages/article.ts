import { articleName, place } from '../../../contract/events.ts';
import { pagePath } from '../../../contract/routes.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { ArticleBlocks } from '../../views/blog/article-blocks.tsx';
import type { ArticleViewProps } from '../../views/blog/article-view.tsx';
import { heroScene } from '../media/pictures.ts';
import { absolute } from '../parts/addresses.ts';
import { articleFacts, blocksOf } from '../parts/article-block-props.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { blogPosting, organization } from '../structured-data.ts';
import { latestCards } from './blog.ts';

const RELATED = 2;
// Shorter articles are read, not searched.
const HEADINGS_FOR_CONTENTS = 4;

/** Those that share most tags, then the newest. */
function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  const shared = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}

function sequenceOf(edition: Edition, article: Article): ArticleViewProps['next']['sequence'] {
  const words = edition.words.blog.article;
  const at = edition.articles.indexOf(article);
  const link = (rel: 'prev' | 'next', to: Article | undefined, label: string) =>
    to ? [{ rel, href: to.href, label: edition.fill(label, { title: to.title }) }] : [];
  return {
    label: words.sequence,
    // Newest first: what came before stands behind.
    links: [
      ...link('prev', edition.articles[at + 1], words.previous),
      ...link('next', edition.articles[at - 1], words.next),
    ],
  };
}

function shareOf(edition: Edition, { href, title, slug }: Article): ArticleViewProps['share'] {
  const { share } = edition.words.blog.article;
  const url = absolute(href);
  const text = `${edition.fill(share.text, { title })} ${url}`;
  return {
    label: share.label,
    sheet: share.sheet,
    // Without a number WhatsApp asks whom to send it to.
    whatsapp: { label: share.whatsapp, href: `https://wa.me/?text=${encodeURIComponent(text)}` },
    url,
    location: place('{article}', articleName(slug)),
  };
}

type Heading = { depth: number; slug: string; text: string };
type Body = { blocks: ArticleBlocks; facts: ReturnType<typeof articleFacts> };

/** An article; `headings` are those of its text, which is set where the page is. */
export async function articlePage(
  edition: Edition,
  article: Article,
  headings: readonly Heading[],
): Promise<Page<ArticleViewProps> & Body> {
  const { article: words, breadcrumb } = edition.words.blog;
  const brand = edition.facts.business.name;
  const sections = headings.filter(({ depth }) => depth === 2);
  const { trail, structured } = trailTo(edition, article.href, article.title, [
    { label: breadcrumb.blog, href: edition.href('blog') },
  ]);
  const view: ArticleViewProps = omitUndefined({
    trail,
    back: { label: words.back, href: edition.href('blog') },
    badge: article.badge,
    category: article.category,
    title: article.title.replaceAll(brand, edition.placeName(brand)),
    excerpt: article.excerpt,
    byline: edition.fill(words.byline, { author: article.author.name }),
    about: `${edition.fill(words.published, { date: article.date })} · ${article.readTime}`,
    day: article.published,
    tags: { label: words.tags, list: article.tags },
    scene: heroScene(article.scene),
    contents:
      sections.length >= HEADINGS_FOR_CONTENTS ? { label: words.contents, headings: sections } : undefined,
    share: shareOf(edition, article),
    next: {
      related: {
        title: words.related,
        cards: await latestCards(edition, relatedTo(article, edition.articles)),
      },
      sequence: sequenceOf(edition, article),
    },
  });
  const base = describePage(edition, {
    path: pagePath('article', article),
    seo: { title: article.seoTitle, description: article.description },
    type: 'article',
    modified: article.published,
    structuredData: [structured, organization(edition), blogPosting(edition, article)],
    feed: true,
    linkPicture: { title: article.title, eyebrow: article.category, scene: view.scene },
    view: { section: 'blog_article', location: place('{article}', articleName(article.slug)) },
  });
  return { ...base, view, blocks: blocksOf(edition, article), facts: articleFacts(edition) };
}
