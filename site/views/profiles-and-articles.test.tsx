import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { editionOf } from '../../edition/edition.ts';
import type { Article } from '../../edition/join/articles.ts';
import type { Barber } from '../../edition/join/team.ts';
import type { ArticleMatter } from '../../edition/schema/words/articles.ts';
import { smallContent, smallEdition, TODAY } from '../../tests/support/small-edition.ts';
import { barberHead } from '../model/heads/branch.ts';
import { articleHead } from '../model/heads/pages.ts';
import { articleFacts } from '../model/parts/article-facts.ts';
import { bookingOptions } from '../model/parts/islands.ts';
import { BarberView } from './barber.tsx';
import { ArticleView } from './blog/article.tsx';
import { articleBlocks } from './blog/article-blocks.tsx';
import { BlogView } from './blog/blog.tsx';
import { PressKitView } from './press-kit.tsx';

const edition = smallEdition();
const shown = (view: ReactNode) =>
  renderToStaticMarkup(view).replaceAll('&amp;', '&').replaceAll('\u00a0', ' ');
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the page of a barber', () => {
  const [omar, leo] = edition.team as [Barber, Barber];
  const html = shown(<BarberView edition={edition} barber={omar} />);

  it('shows him, his branch and what he does best', () => {
    expect(textOf(html)).toMatch(/Master barber Omar Said عمر سعيد .*Harbour One · Quay 3, Dubai/);
    expect(textOf(html)).toMatch(/9 years .*Harbour One.*Skin fade Beard design/);
  });

  it('names his branch once, where the address does so', () => {
    const branch = { ...omar.branch, address: 'Harbour One, Dubai' };
    const text = textOf(shown(<BarberView edition={edition} barber={{ ...omar, branch }} />));
    expect(text).not.toContain('Harbour One · Harbour One');
  });

  it('writes to his branch in his name, calls and books there', () => {
    expect(decodeURIComponent(html)).toMatch(
      /971501111111\?text=Hello [^!]*Harbour One! I would like to book an appointment with Omar Said/,
    );
    expect(html).toContain('tel:+97141111111');
    expect(html).toContain('/booking?branch=harbour&barber=omar-said');
  });

  it('is a person to search engines, unless he is a sample', () => {
    expect(barberHead(edition, omar).head.structuredData['@graph'][1]).toMatchObject({
      '@type': 'Person',
      worksFor: { '@id': 'https://www.jkmasters.example/locations/harbour#salon' },
    });
    expect(JSON.stringify(barberHead(edition, leo).head.structuredData)).not.toContain('Person');
  });
});

describe('an article', () => {
  const { words, articles } = smallContent.languages.en ?? {};
  const matter = Object.values(articles ?? {})[0];
  if (!words || !matter) throw new Error('The small edition has no article');
  const others: Record<string, ArticleMatter> = {
    older: { ...matter, title: 'Older', published: '2025-01-01', tags: ['feet'] },
    alike: { ...matter, title: 'Alike', published: '2025-02-01', tags: ['beard', 'sand'], featured: true },
    newest: { ...matter, title: 'Newest', published: '2025-09-01', tags: ['beard'] },
  };
  const four = { words, articles: { 'sand-in-the-beard': matter, ...others } };
  const blog = editionOf({ ...smallContent, languages: { en: four } }, 'en', TODAY);
  const article = blog.articles.find(({ slug }) => slug === 'sand-in-the-beard') as Article;
  const headings = ['a', 'b', 'c', 'd'].map((text) => ({ depth: 2, slug: text, text }));
  const html = shown(<ArticleView edition={blog} article={article} headings={headings} />);

  it('says when, by whom and how long, to search engines too', () => {
    expect(textOf(html)).toMatch(/The JK Masters barbers.* Published Mar 02, 2025 · 8 min read/);
    const { head, record } = articleHead(blog, article);
    expect(head).toMatchObject({ type: 'article', modified: '2025-03-02', feed: { href: '/blog/rss.xml' } });
    expect(head.structuredData['@graph'][2]).toMatchObject({ '@type': 'BlogPosting' });
    expect(head.view).toEqual({ section: 'blog_article', location: 'sand_in_the_beard' });
    expect(record.changed).toBe('2025-03-02');
  });

  it('leads to two that share most tags, to the one before and to the one after', () => {
    const next = html.slice(html.indexOf('</article></div>'));
    expect([...next.matchAll(/<h3><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/blog/alike',
      '/blog/newest',
    ]);
    expect(next).toMatch(/rel="prev" href="\/blog\/alike".*rel="next" href="\/blog\/newest"/);
  });

  it('fills its prose from the facts', () => {
    expect(articleFacts(blog)).toMatchObject({ founded: '2019', branches: 'two', reviews: '40+' });
    expect(articleFacts(blog).branchNames).toBe('Harbour\u00a0One and Old\u00a0Market');
  });

  it('stops the build where it uses a block that it has no words for', () => {
    const blocks = articleBlocks(blog, { ...article, testimonials: ['first-shave'] });
    expect(shown(<blocks.Testimonials />)).toContain('Old Market · ');
    expect(() => shown(<blocks.HaircutCards />)).toThrow("has no 'haircuts'");
  });

  it('stands in the list of articles once, the featured ones first, then the newest', () => {
    const list = shown(<BlogView edition={blog} />);
    const titles = [...list.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(['Alike', 'Newest', 'Sand in the beard', 'Older']);
  });
});

describe('what can be booked', () => {
  const { services } = bookingOptions(edition);
  const known = new Map(services.map((service) => [service.id, service]));

  it('is what a page sells, by the name and the price that stand there', () => {
    expect(known.get('harbour_cut')).toMatchObject({
      name: 'The cut',
      price: 'AED\u00a070',
      branchIds: ['harbour'],
      group: 'At Harbour One',
    });
    expect(known.get('premium-haircuts_premium-haircut')).toMatchObject({
      duration: '45–60\u00a0min',
      minutes: 60,
    });
    expect(known.get('beard-trim_trim-shape')).toMatchObject({ price: 'AED\u00a065–80' });
    expect(known.get('best-barbershop_fade')).toMatchObject({ price: 'from AED\u00a085' });
    expect(known.get('fade_skin')).toMatchObject({ name: 'Skin fade', minutes: 55 });
  });
});

describe('the press kit', () => {
  const { press, business } = smallContent.facts;
  const [file] = press.downloads;
  const kit = (changed = {}) =>
    shown(<PressKitView edition={smallEdition(changed)} sizes={{ [file?.file ?? '']: 24_300 }} />);

  it('gives the phone of the branch that the press may call', () => {
    expect(kit()).toContain('tel:+97142222222');
    expect(kit({ business: { ...business, pressBranch: 'gone' } })).toContain('tel:+97141111111');
  });

  it('says beside each person and award that it is a sample', () => {
    const samples = [...press.leadership, ...press.awards].filter(({ sample }) => sample).length;
    expect(kit().match(/press-sample/g)).toHaveLength(samples);
  });
});
