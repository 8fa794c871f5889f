import { expect, it } from 'vitest';
import { span } from '../../../domain/span.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Facts } from '../../../edition/schema/catalogue.ts';
import { smallEdition, TODAY } from '../../../tests/support/small-edition.ts';
import { counterparts } from '../../views/frame/header.tsx';
import type { PageBase } from '../parts/page.ts';
import { branchHead } from './branch.ts';
import { landingHead, servicePageHead } from './landing.ts';
import { articleHead, homeHead, pageHead } from './pages.ts';

const edition = smallEdition();
const arabic = smallEdition({}, TODAY, 'ar');
const { facts } = arabic;
const SITE = 'https://www.jkmasters.example';
const marketOf = ({ branches }: typeof edition) => branches[1] as Branch;
const graphOf = ({ head }: PageBase) => head.structuredData['@graph'] as { '@type': string }[];
const typesOf = (page: PageBase) => graphOf(page).map((thing) => thing['@type']);
const salonIn = (changed: Partial<Facts>) => {
  const other = smallEdition(changed);
  return graphOf(branchHead(other, 'branch-pages', marketOf(other)))[2] as unknown as { priceRange: string };
};

it('a page declares its language, its address and its alternate', () => {
  const { head, record } = branchHead(arabic, 'short-branches', marketOf(arabic));
  expect(record.path).toBe('/ar/market');
  expect(head).toMatchObject({ tag: 'ar-AE', direction: 'rtl', canonical: `${SITE}/ar/market` });
  expect(head.alternates.map(({ tag, href }) => [tag, href])).toEqual([
    ['en', `${SITE}/market`],
    ['ar', `${SITE}/ar/market`],
    ['x-default', `${SITE}/market`],
  ]);
});

it('a page preloads the picture of its hero, each for the widths that show it', () => {
  const preloadsOf = ({ head }: PageBase) => head.preload.map(({ srcSet, media }) => [srcSet, media]);
  expect(preloadsOf(homeHead(edition))).toEqual([
    [expect.stringContaining('pole-portrait-tall-780'), '(max-width: 39.998rem)'],
    [expect.stringContaining('pole-wide-1600'), '(min-width: 40rem)'],
  ]);
  expect(preloadsOf(pageHead(edition, 'services-page'))).toEqual([
    [expect.stringContaining('towels'), undefined],
  ]);
  // Phones do not show these.
  expect(preloadsOf(pageHead(edition, 'booking'))).toEqual([]);
  expect(preloadsOf(articleHead(edition, edition.articles[0] as Article))).toEqual([]);
});

it('an article in one language declares no alternate, and its language switch leads to the list of the other', () => {
  const [article] = edition.articles;
  const alone = articleHead(edition, { ...(article as Article), locales: ['en'] });
  expect([alone.head.alternates, alone.head.otherLocales, alone.record.alternates]).toEqual([[], [], []]);
  expect(counterparts(alone.frame)).toMatchObject([{ locale: 'ar', href: '/ar/blog', isOther: true }]);
  const both = articleHead(edition, article as Article);
  expect(both.head.alternates).toHaveLength(3);
  expect(counterparts(both.frame)).toMatchObject([{ href: `/ar${article?.href}`, isOther: false }]);
});

it('each kind of page has its structured data', () => {
  expect(typesOf(homeHead(arabic))).toEqual(['WebSite', 'Organization', 'HairSalon', 'HairSalon']);
  expect(graphOf(homeHead(arabic))[0]).toMatchObject({
    url: `${SITE}/ar`,
    inLanguage: 'ar',
    alternateName: facts.business.arabicName,
  });
  const salons = ['BreadcrumbList', 'Organization', 'HairSalon', 'HairSalon'];
  expect(typesOf(pageHead(edition, 'locations'))).toEqual(salons);
  expect(typesOf(landingHead(edition, 'best-barbershop'))).toEqual([...salons, 'FAQPage']);
  expect(graphOf(landingHead(edition, 'beard-trim'))[2]).toMatchObject({
    offers: [{ priceSpecification: { minPrice: 65, maxPrice: 80 } }],
  });
  expect(graphOf(servicePageHead(edition, 'premium-haircuts'))[2]).toMatchObject({
    '@type': 'Service',
    offers: [{ price: 70, priceCurrency: 'AED' }],
  });
});

it('the price range of a branch covers all its prices and no others', () => {
  const { fades } = edition.facts;
  const harbour = [{ id: 'cut', thing: 'haircut', price: span(20) }];
  const all = { 'traditional-shave': [{ id: 'traditional-shave', thing: 'shave', price: span(300) }] };
  expect(salonIn({ fades: fades.map((fade) => ({ ...fade, price: span(390) })) }).priceRange).toBe(
    'AED 50-390',
  );
  expect(salonIn({ 'page-prices': { harbour, market: [] } }).priceRange).toBe('AED 70-210');
  expect(salonIn({ 'page-prices': { harbour, ...all } }).priceRange).toBe('AED 70-300');
});

it('one page of a branch has its questions as structured data, with payment and amenities', () => {
  const questions = [{ field: 'parking', question: 'Where can I park?', answer: 'Behind the house.' }];
  const visit = { parking: 'Behind the house.', payment: 'Cash and cards.' };
  const branch: Branch = { ...marketOf(edition), visit, questions };
  expect(typesOf(branchHead(edition, 'branch-pages', branch))).toContain('FAQPage');
  expect(typesOf(branchHead(edition, 'short-branches', branch))).not.toContain('FAQPage');
  expect(graphOf(branchHead(edition, 'branch-pages', branch))[2]).toMatchObject({
    paymentAccepted: 'Cash and cards.',
    amenityFeature: [{ name: 'Parking', value: 'Behind the house.' }],
  });
});
