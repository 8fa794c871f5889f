import { join } from 'node:path';
import type { Day } from '../../domain/dubai-time.ts';
import { span } from '../../domain/span.ts';
import { type Content, parseContent } from '../../edition/content/parse.ts';
import { type Edition, editionOf } from '../../edition/edition.ts';
import { readFolder } from '../../edition/from-folder.ts';
import type { Facts, Words } from '../../edition/schema/catalogue.ts';
import type { ArticleMatter } from '../../edition/schema/words/articles.ts';
import { root } from './sources.ts';

export const TODAY: Day = '2026-11-21';

const real = parseContent(readFolder(join(root, 'content')), TODAY);
const english = Object.values(real.languages)[0]?.words as Words;
const itemAt =
  (slug: string) =>
  <T>(items: Record<string, T>) =>
    items[slug] as T;
const ofAlBarsha = itemAt('al-barsha');

const shared = { exceptions: [], features: ['parking'], arabicName: 'الميناء' };

/** Two fictional branches, two barbers and three services. */
const facts: Facts = {
  ...real.facts,
  branches: [
    {
      ...shared,
      slug: 'harbour',
      id: 'harbour-1',
      name: 'Harbour One',
      shortName: 'Harbour',
      phone: '+971 4 111 1111',
      whatsapp: '+971 50 111 1111',
      hours: { opens: '08:00', closes: '22:00' },
      coordinates: { lat: 25.1, lng: 55.1 },
      rating: 4.6,
      reviews: 30,
    },
    {
      ...shared,
      slug: 'market',
      name: 'Old Market',
      shortName: 'Market',
      phone: '+971 4 222 2222',
      whatsapp: '+971 50 222 2222',
      email: 'market@shop.example',
      hours: { opens: '11:00', closes: '02:00' },
      coordinates: { lat: 25.26, lng: 55.3 },
      rating: 5,
      reviews: 10,
    },
  ],
  business: { ...real.facts.business, name: 'Two Chairs', founded: 2019, pressBranch: 'market' },
  services: [
    { id: 'haircut', price: span(70), minutes: span(40), icon: 'haircut', rank: 1 },
    { id: 'moroccan-bath', price: span(210), minutes: span(90), icon: 'hammam', availableAt: ['market'] },
    { id: 'beard', price: span(45), minutes: span(20), icon: 'beard', hidden: true },
  ],
  'page-prices': {
    harbour: [{ id: 'cut', thing: 'haircut' }],
    'premium-haircuts': [{ id: 'premium-haircut', thing: 'haircut', minutes: span(45, 60) }],
    'beard-styling': [{ id: 'beard-trim-shape', thing: 'beard', price: span(55) }],
    'traditional-shave': [{ id: 'traditional-shave', thing: 'shave', price: span(50), minutes: span(30) }],
    'moroccan-bath': [{ id: 'moroccan-bath', thing: 'moroccan-bath' }],
    'beard-trim': [{ id: 'trim-shape', thing: 'beard', price: span(65, 80) }],
    'best-barbershop': [{ id: 'fade', thing: 'fade', price: span(85, null) }],
  },
  team: [
    {
      id: 'omar-said',
      name: 'Omar Said',
      arabicName: 'عمر سعيد',
      title: 'master',
      branch: 'harbour',
      years: 9,
      specialties: ['skin-fade', 'beard-design'],
    },
    {
      id: 'leo-cruz',
      name: 'Leo Cruz',
      title: 'senior',
      branch: 'market',
      years: 1,
      specialties: ['kids-cuts', 'low-fade', 'buzz-cuts'],
      sample: true,
    },
  ],
  testimonials: [{ id: 'first-shave', name: 'Ali', branch: 'market', rating: 5, service: 'beard' }],
  reviews: [
    { id: 'first', name: 'Zed', branch: 'harbour', rating: 4, service: 'haircut', date: '2025-01-05' },
  ],
};

const branchWords = (place: string) => ({
  area: `${place}, Dubai`,
  description: `All of ${place}.`,
  visit: {},
});
const page = ofAlBarsha(english['branch-pages'].items);
const short = ofAlBarsha(english['short-branches'].items);
const prices = { ...page.prices, items: { cut: { name: 'The cut', description: 'With a wash.' } } };

const words: Words = {
  ...english,
  branches: { ...english.branches, items: { harbour: branchWords('Quay 3'), market: branchWords('Gate 7') } },
  'branch-pages': {
    ...english['branch-pages'],
    items: {
      harbour: { ...page, seo: { title: 'Harbour', description: 'By the water' }, prices },
      market: {
        ...page,
        seo: { title: 'Market', description: 'By the gate' },
        prices: { ...prices, items: {} },
      },
    },
  },
  'short-branches': { ...english['short-branches'], items: { harbour: short, market: short } },
  reviews: { items: { first: 'Went twice.' } },
  'fade-haircut': {
    ...english['fade-haircut'],
    // The real ones name articles that this business has not written.
    gallery: {
      ...english['fade-haircut'].gallery,
      items: [{ name: 'Menu', text: 'All of it.', more: 'See it', to: '/services' }],
    },
  },
};

const rightToLeft: Words = {
  ...words,
  interface: {
    ...words.interface,
    language: { ...words.interface.language, name: 'العربية', direction: 'rtl' },
  },
};

const article: ArticleMatter = {
  ...itemAt('grooming-tips-dubai')(Object.values(real.languages)[0]?.articles ?? {}),
  title: 'Sand in the beard',
  published: '2025-03-02',
  tags: ['beard', 'summer', 'sand'],
};
const sections = ['a', 'b', 'c', 'd'].map((name) => ({ tag: 'h2' as const, id: name, children: [name] }));
const texts = {
  articles: { 'sand-in-the-beard': article },
  bodies: { 'sand-in-the-beard': [...sections, { tag: 'a' as const, href: '/booking', children: ['Book'] }] },
  values: {},
};

/** The fictional business in English, and as 'ar' with the same English words marked right-to-left. */
export const smallContent: Content = {
  facts,
  languages: { en: { words, ...texts }, ar: { words: rightToLeft, ...texts } },
  notices: [],
  sources: new Map(),
  refilled: () => smallContent,
};

/** The fictional business with changed facts, on a given day. */
export const smallEdition = (changed: Partial<Facts> = {}, today = TODAY, locale = 'en'): Edition =>
  editionOf({ ...smallContent, facts: { ...facts, ...changed } }, locale, today);
