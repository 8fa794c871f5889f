import { describe, expect, it } from 'vitest';
import { editionOf } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { ArticleMatter } from '../../../edition/schema/words/articles.ts';
import { smallContent, TODAY } from '../../../tests/support/small-edition.ts';
import { articlePage } from './article.ts';
import { blogPage } from './blog.ts';
import { feedOf } from './feed.ts';

const { words, articles } = smallContent.languages.en ?? {};
const matter = Object.values(articles ?? {})[0];
if (!words || !matter) throw new Error('The small edition has no article');
const others: Record<string, ArticleMatter> = {
  older: { ...matter, title: 'Older', published: '2025-01-01', tags: ['feet'] },
  alike: { ...matter, title: 'Alike', published: '2025-02-01', tags: ['beard', 'sand'], featured: true },
  newest: { ...matter, title: 'Newest', published: '2025-09-01', tags: ['beard'] },
};
const four = { words, articles: { 'sand-in-the-beard': matter, ...others } };
const edition = editionOf({ ...smallContent, languages: { en: four } }, 'en', TODAY);
const article = edition.articles.find(({ slug }) => slug === 'sand-in-the-beard') as Article;
const heading = (text: string, depth = 2) => ({ depth, slug: text, text });
const page = await articlePage(
  edition,
  article,
  ['a', 'b', 'c', 'd'].map((text) => heading(text)),
);

describe('an article', () => {
  it('says when, by whom and how long', () => {
    expect(page.view.about).toBe('Published Mar\u00a002,\u00a02025 · 8\u00a0min read');
    expect(page.view.byline).toContain('The JK Masters barbers');
    expect(page.head).toMatchObject({
      type: 'article',
      modified: '2025-03-02',
      feed: { href: '/blog/rss.xml' },
    });
    expect(page.record.changed).toBe('2025-03-02');
  });

  it('never parts the name of the house at its head', async () => {
    const { view } = await articlePage(edition, { ...article, title: 'Why Two Chairs' }, []);
    expect(view.title).toBe('Why Two\u00a0Chairs');
  });

  it('stands between the one before and the one after', () => {
    expect(page.view.next.sequence.links.map(({ rel, href }) => [rel, href])).toEqual([
      ['prev', '/blog/alike'],
      ['next', '/blog/newest'],
    ]);
  });

  it('leads to two that share most tags', () => {
    expect(page.view.next.related.cards.map(({ title, tags }) => [title, tags.length])).toEqual([
      ['Alike', 2],
      ['Newest', 1],
    ]);
  });

  it('has contents only where there is something to search', async () => {
    expect(page.view.contents?.headings).toHaveLength(4);
    const three = [...['a', 'b', 'c'].map((text) => heading(text)), heading('d', 3)];
    expect((await articlePage(edition, article, three)).view.contents).toBeUndefined();
  });

  it('is shared by its full address', () => {
    const url = 'https://www.jkmasters.example/blog/sand-in-the-beard';
    expect(page.view.share.url).toBe(url);
    expect(new URL(page.view.share.whatsapp.href).searchParams.get('text')).toContain(`Sand in the beard`);
    expect(new URL(page.view.share.whatsapp.href).searchParams.get('text')).toContain(url);
  });

  it('fills its prose from the facts', () => {
    expect(page.facts).toMatchObject({
      founded: '2019',
      branches: 'two',
      branchNames: 'Harbour\u00a0One and Old\u00a0Market',
      rating: '4.7',
      reviews: '40+',
    });
  });

  it('is signed by the business to search engines', () => {
    expect(page.head.structuredData['@graph'][2]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2025-03-02',
      author: { '@id': 'https://www.jkmasters.example/#organization' },
    });
  });

  it('counts its clicks under a name without hyphens', () => {
    expect(page.head.view).toEqual({ section: 'blog_article', location: 'sand_in_the_beard' });
  });
});

describe('the list of articles', () => {
  it('shows the featured ones first and every one once, newest first', async () => {
    const { view } = await blogPage(edition);
    expect(view.featured.cards.map(({ title }) => title)).toEqual(['Alike']);
    expect(view.latest.cards.map(({ title }) => title)).toEqual(['Newest', 'Sand in the beard', 'Older']);
  });

  it('is a feed too', () => {
    const { items, customData } = feedOf(edition);
    expect(customData).toBe('<language>en-AE</language>');
    expect(items).toMatchObject([
      { title: 'Newest', link: '/blog/newest' },
      { title: 'Sand in the beard', categories: ['Beard Care', 'beard', 'summer', 'sand'] },
      { title: 'Alike' },
      { title: 'Older' },
    ]);
  });
});
