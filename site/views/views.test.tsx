import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { instagramUrl } from '../../domain/contact.ts';
import { span } from '../../domain/span.ts';
import { editionOf } from '../../edition/edition.ts';
import type { Article } from '../../edition/join/articles.ts';
import type { Branch } from '../../edition/join/branches.ts';
import type { Barber } from '../../edition/join/team.ts';
import type { ArticleMatter } from '../../edition/schema/words/articles.ts';
import { smallContent, smallEdition, TODAY } from '../../tests/support/small-edition.ts';
import { barberHead } from '../model/heads/branch.ts';
import { articleHead } from '../model/heads/pages.ts';
import { hairSalon } from '../model/structured-data.ts';
import { BarberView } from './barber.tsx';
import { ArticleView } from './blog/article.tsx';
import { articleBlocks } from './blog/article-blocks.tsx';
import { BlogView } from './blog/blog.tsx';
import { BranchView } from './branch.tsx';
import { HomeView } from './home/home-view.tsx';
import { LandingView } from './landing/landing-view.tsx';
import { ServicePageView } from './landing/service-page-view.tsx';
import { PressKitView } from './press-kit.tsx';
import { TeamView } from './team.tsx';

type DaysOff = NonNullable<(typeof smallContent.facts.team)[number]['daysOff']>;

const edition = smallEdition();
const [harbour, market] = edition.branches as [Branch, Branch];
const render = (view: ReactNode) =>
  renderToStaticMarkup(view).replaceAll('&amp;', '&').replaceAll('\u00a0', ' ');
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const bookings = (html: string) => [...html.matchAll(/href="(\/booking[^"]*)"/g)].map(([, href]) => href);
const chats = (html: string) =>
  [...html.matchAll(/href="(https:\/\/wa\.me[^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href));

describe('the home page', () => {
  const html = render(<HomeView edition={edition} />);
  const text = textOf(html);

  it('labels quotes as examples while any of them is a sample', () => {
    expect(text).not.toContain('Sample quotes');
    const reviews = edition.facts.reviews.map((review) => ({ ...review, sample: true as const }));
    const samples = textOf(render(<HomeView edition={smallEdition({ reviews })} />));
    expect(samples.match(/Sample quotes/g)).toHaveLength(1);
  });

  it('shows a small team whole with two specialties each, and some of each branch from a large team', () => {
    expect(text).toMatch(/Omar Said .*9 years · Harbour One Skin fade · Beard design LC Leo Cruz/);
    const [omar, leo] = smallContent.facts.team;
    const many = Array.from({ length: 10 }, (_, index) => [
      { ...omar, id: `omar-${index}` },
      { ...leo, id: `leo-${index}` },
    ]).flat() as typeof smallContent.facts.team;
    const large = render(<HomeView edition={smallEdition({ team: many })} />);
    for (const name of ['omar', 'leo'])
      expect(large.match(new RegExp(`href="/barber/${name}-\\d"`, 'g'))).toHaveLength(9);
    expect(textOf(large)).toContain('20 of our 20 barbers');
  });
});

// tests/e2e/owner-team.spec.ts reads it on the page of the team and of the branch.
it.each([
  [{ saturday: true, sunday: true }, 'Back on Monday'],
  [{ saturday: true, sunday: true }, 'Not in on Saturday and Sunday'],
  [
    { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true },
    'In on Saturday and Sunday',
  ],
  [{ away: [{ from: '2026-11-01', until: '2026-12-06' }] }, 'Back on Monday, 7 December 2026'],
] as const)('the page of a barber names his days and the day on which he is back: %j', (daysOff, back) => {
  const team = smallContent.facts.team.map((barber) => ({
    ...barber,
    daysOff: daysOff as unknown as DaysOff,
  }));
  const changed = smallEdition({ team });
  expect(textOf(render(<BarberView edition={changed} barber={changed.team[0] as Barber} />))).toContain(back);
});

describe('the pages of a branch', () => {
  it('link to their contact card and to each other, and to no barber of another branch', () => {
    const html = render(<BranchView edition={edition} branch={harbour} />);
    expect(html).toContain('/locations/harbour.vcf');
    expect(html).toContain('href="/harbour"');
    expect(html).not.toContain('/barber/leo-cruz');
    const short = render(<BranchView kind="short-branches" edition={edition} branch={market} />);
    expect(short).toContain('href="/locations/market"');
  });

  it('link to Google reviews and the Google place once its id is known', () => {
    const googlePlaceId = 'ChIJ-known';
    const branches = smallContent.facts.branches.map((branch) => ({ ...branch, googlePlaceId }));
    const known = smallEdition({ branches });
    const [branch] = known.branches as [Branch];
    const html = render(<BranchView edition={known} branch={branch} />);
    expect(html).toContain('https://search.google.com/local/writereview?placeid=ChIJ-known');
    expect(html).toContain('destination_place_id=ChIJ-known');
    expect(hairSalon(known, branch)).toMatchObject({
      sameAs: [
        instagramUrl(known.facts.business.instagram),
        expect.stringContaining('query_place_id=ChIJ-known'),
      ],
    });
    expect(render(<BranchView edition={edition} branch={harbour} />)).not.toContain('writereview');
  });

  it('show the first and last day and all exceptions, even those that began before the first day', () => {
    const days = { firstDay: '2027-02-20', lastDay: '2027-12-01' } as const;
    const exceptions: (typeof smallContent.facts.branches)[number]['exceptions'] = [
      { from: '2027-02-08', until: '2027-03-09', opens: '12:00', reason: { en: 'Ramadan', ar: 'رمضان' } },
      { from: '2027-03-10', until: '2027-03-10', closed: true, reason: { en: 'Eid', ar: 'العيد' } },
    ];
    const branches = smallContent.facts.branches.map((branch) => ({ ...branch, ...days, exceptions }));
    const pageIn = (locale: string) => {
      const changed = smallEdition({ branches }, TODAY, locale);
      return textOf(render(<BranchView edition={changed} branch={changed.branches[1] as Branch} />));
    };
    const text = pageIn('en');
    expect(text).toMatch(/Opens on [^.]*20 February 2027.*Open until [^.]*1 December 2027/);
    expect(text).toMatch(/Ramadan, .* to .*: 12:00 PM – 2:00 AM.*Eid, [^:]*10 March 2027: closed/);
    expect(pageIn('ar')).toMatch(/رمضان, .*: 12:00 ظهرًا – 2:00 بعد منتصف الليل.*العيد, /);
  });
});

describe('the landing and service pages', () => {
  it('take prices and figures from the facts', () => {
    const fades = edition.facts.fades.map((fade) =>
      fade.id === 'high' ? { ...fade, price: span(111), popularityPercent: 12 } : fade,
    );
    const text = textOf(render(<LandingView edition={smallEdition({ fades })} kind="fade-haircut" />));
    expect(text).toMatch(/AED 111 .*45 min .*12%/);
    expect(textOf(render(<LandingView edition={edition} kind="beard-trim" />))).toContain('AED 65–80');
  });

  it('book each price separately, and name the service in their greetings', () => {
    const beards = render(<LandingView edition={edition} kind="beard-trim" />);
    expect(bookings(beards)).toContain('/booking?service=beard-trim_trim-shape');
    expect(chats(beards)[0]).toContain('I would like to book: Beard trim.');
    const service = render(<ServicePageView edition={edition} slug="premium-haircuts" />);
    expect(bookings(service)).toContain('/booking?branch=market&service=premium-haircuts_premium-haircut');
    expect(textOf(service)).toMatch(/AED 70 .*45–60 min/);
    expect(textOf(service)).toMatch(/Beard styling.*AED 55.*Traditional shave.*AED 50/i);
  });

  it('name twelve districts and count the rest, and call the main branch', () => {
    const html = render(<LandingView edition={edition} kind="best-barbershop" />);
    const served = edition.facts.areas.filter((area) => area.served).length;
    expect(textOf(html)).toContain(String(served - 12));
    expect(html).toContain('tel:+97141111111');
  });
});

describe('the page of a barber', () => {
  const [omar, leo] = edition.team as [Barber, Barber];
  const html = render(<BarberView edition={edition} barber={omar} />);

  it('shows his name, branch and specialties', () => {
    expect(textOf(html)).toMatch(/Master barber Omar Said عمر سعيد .*Harbour One · Quay 3, Dubai/);
    expect(textOf(html)).toMatch(/9 years .*Harbour One.*Skin fade Beard design/);
  });

  it('names his branch once if the address contains it', () => {
    const branch = { ...omar.branch, address: 'Harbour One, Dubai' };
    const text = textOf(render(<BarberView edition={edition} barber={{ ...omar, branch }} />));
    expect(text).not.toContain('Harbour One · Harbour One');
  });

  it('names him in the chat with his branch', () => {
    expect(decodeURIComponent(html)).toMatch(
      /971501111111\?text=Hello [^!]*Harbour One! I would like to book an appointment with Omar Said/,
    );
  });

  it('has structured data unless he is a sample', () => {
    expect(barberHead(edition, omar).head.structuredData['@graph'][1]).toMatchObject({
      '@type': 'Person',
      worksFor: { '@id': 'https://www.jkmasters.example/locations/harbour#salon' },
    });
    expect(JSON.stringify(barberHead(edition, leo).head.structuredData)).not.toContain('Person');
  });
});

describe('an article', () => {
  const { en } = smallContent.languages;
  const matter = Object.values(en?.articles ?? {})[0];
  if (!en || !matter) throw new Error('The small edition has no article');
  const others: Record<string, ArticleMatter> = {
    older: { ...matter, title: 'Older', published: '2025-01-01', tags: ['feet'] },
    alike: { ...matter, title: 'Alike', published: '2025-02-01', tags: ['beard', 'sand'], featured: true },
    newest: { ...matter, title: 'Newest', published: '2025-09-01', tags: ['beard'] },
  };
  const four = { ...en, articles: { 'sand-in-the-beard': matter, ...others } };
  const blog = editionOf({ ...smallContent, languages: { en: four } }, 'en', TODAY);
  const article = blog.articles.find(({ slug }) => slug === 'sand-in-the-beard') as Article;
  const html = render(<ArticleView edition={blog} article={article} />);

  it('shows date, author and reading time, also as structured data', () => {
    expect(textOf(html)).toMatch(/The JK Masters barbers.* Published Mar 02, 2025 · 8 min read/);
    const { head } = articleHead(blog, article);
    expect(head).toMatchObject({ type: 'article', published: '2025-03-02', feed: { href: '/blog/rss.xml' } });
    expect(head.structuredData['@graph'][2]).toMatchObject({ '@type': 'BlogPosting' });
    expect(head.view).toEqual({ section: 'blog_article', location: 'sand_in_the_beard' });
  });

  it('links to the two articles that share most tags, and to the previous and next one', () => {
    const next = html.slice(html.indexOf('</article></div>'));
    expect([...next.matchAll(/<h3><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/blog/alike',
      '/blog/newest',
    ]);
    expect(next).toMatch(/rel="prev" href="\/blog\/alike".*rel="next" href="\/blog\/newest"/);
  });

  it('lists its sections and localizes links in its text', () => {
    expect(html).toContain('<a href="#b">b</a>');
    expect(html).toContain('<h2 id="b">b</h2>');
    const arabic = smallEdition({}, TODAY, 'ar');
    const text = render(<ArticleView edition={arabic} article={arabic.articles[0] as Article} />);
    expect(text).toContain('<a href="/ar/booking">Book</a>');
  });

  it('shows a block with the words of its front matter', () => {
    const blocks = articleBlocks(blog, { ...article, testimonials: ['first-shave'] });
    expect(render(<blocks.Testimonials />)).toContain('Old Market · ');
  });

  it('appears once in the list, featured ones first, then by date', () => {
    const list = render(<BlogView edition={blog} />);
    const titles = [...list.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(['Alike', 'Newest', 'Sand in the beard', 'Older']);
  });
});

it('the page of a service that not every branch has links only to these branches and names them', () => {
  const html = render(<ServicePageView edition={edition} slug="moroccan-bath" />);
  expect(textOf(html)).toContain('Available at Market only');
  expect(chats(html).map((href) => href.includes('971502222222'))).toEqual([true, true]);
  expect(bookings(html).filter((href) => href?.includes('harbour'))).toEqual([]);
});

it('the page of the team lists every barber by branch and by specialty', () => {
  const html = render(<TeamView edition={edition} />);
  const text = textOf(html);
  expect(text).toMatch(/The team at Harbour One .*Omar Said.* The team at Old Market .*Leo Cruz/);
  expect(html).toMatch(/value="0"[^>]*>Skin fade<.*data-barber="omar-said"[^>]*data-skills="0 1"/);
});

describe('the press kit', () => {
  const { press, business } = smallContent.facts;
  const [file] = press.downloads;
  const kit = (changed = {}) =>
    render(<PressKitView edition={smallEdition(changed)} sizes={{ [file?.file ?? '']: 24_300 }} />);

  it('shows the phone number of the press branch', () => {
    expect(kit()).toContain('tel:+97142222222');
    expect(kit({ business: { ...business, pressBranch: 'gone' } })).toContain('tel:+97141111111');
  });

  it('marks each made-up person and award', () => {
    const madeUp = [...press.leadership, ...press.awards].filter(({ sample }) => sample).length;
    expect(madeUp).toBeGreaterThan(0);
    expect(kit().split(edition.words['press-kit'].sample)).toHaveLength(madeUp + 2);
  });
});
