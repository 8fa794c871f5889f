import { describe, expect, it } from 'vitest';
import {
  allPages,
  decoded,
  fileAt,
  indexablePages,
  siteOrigin,
  type Thing,
  thingsOf,
} from '../support/dist.ts';

/** Required properties by type, after the documentation of search engines and schema.org. Other types are mistakes. */
const REQUIRED: Record<string, string[]> = {
  HairSalon: '@id name url image telephone address geo openingHoursSpecification hasMap'.split(' '),
  PostalAddress: ['addressLocality', 'addressCountry'],
  LocationFeatureSpecification: ['name', 'value'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: [],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'provider', 'areaServed', 'offers'],
  City: ['name'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  Person: ['name'],
  ImageObject: ['url'],
};

/** Search engines do not accept a business's ratings of itself, and samples are not real reviews. */
const FORBIDDEN = ['aggregateRating', 'review', 'reviews', 'reviewRating', 'ratingValue', 'starRating'];

const pages = allPages();
const things = pages.flatMap((page) => thingsOf(page).map((thing) => ({ path: page.path, thing })));
const typesOf = (thing: Thing) => [thing['@type']].flat();
const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

describe('structured data', () => {
  it('exists on every indexable page', () => {
    const bare = indexablePages().filter((page) => !page.html.includes('"@context":"https://schema.org"'));
    expect(bare.map(({ path }) => path)).toEqual([]);
    expect(indexablePages().filter((page) => thingsOf(page).length === 0)).toEqual([]);
  });

  it('has only known types with all required properties', () => {
    expect(things.length).toBeGreaterThan(50);
    const wrong = things.flatMap(({ path, thing }) =>
      typesOf(thing).flatMap((type) => {
        const required = REQUIRED[type];
        if (!required) return [`${path}: ${type} is unknown`];
        return required
          .filter((name) => isMissing(thing[name]))
          .map((name) => `${path}: ${type} has no ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('contains no ratings or reviews', () => {
    const rated = things.flatMap(({ path, thing }) =>
      [
        ...FORBIDDEN.filter((name) => name in thing),
        ...typesOf(thing).filter((type) => /Review|Rating/.test(type)),
      ].map((name) => `${path}: ${name}`),
    );
    expect(rated).toEqual([]);
  });

  it('has no broken addresses of this site', () => {
    const origin = siteOrigin();
    const dead = things.flatMap(({ path, thing }) =>
      Object.values(thing)
        .flat()
        .filter((value): value is string => typeof value === 'string' && value.startsWith(`${origin}/`))
        .filter((value) => !fileAt(new URL(value).pathname))
        .map((value) => `${path}: ${value}`),
    );
    expect(dead).toEqual([]);
  });

  it('has one id per salon in all languages, and all salons on the home pages', () => {
    const salons = things.filter(({ thing }) => typesOf(thing).includes('HairSalon'));
    const ids = new Set(salons.map(({ thing }) => thing['@id']));
    expect(ids.size).toBe(pages.filter(({ path }) => /^\/locations\/./.test(path)).length);
    for (const home of ['/', '/ar'])
      expect(salons.filter(({ path }) => path === home)).toHaveLength(ids.size);
  });

  it('has the visible address and offers of a branch on its page, and three shapes of its picture', () => {
    for (const { path, html } of pages.filter((page) => /^(\/ar)?\/locations\/./.test(page.path))) {
      const own = things.filter((one) => one.path === path).map(({ thing }) => thing);
      const salon = own.find((thing) => typesOf(thing).includes('HairSalon')) as Thing;
      const { address, makesOffer, image } = salon;
      const { streetAddress } = address as { streetAddress: string };
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toContain(streetAddress);
      const shown = decoded(html);
      expect((makesOffer as { name: string }[]).filter(({ name }) => !shown.includes(`>${name}<`))).toEqual(
        [],
      );
      expect(new Set(image as string[]).size).toBe(3);
    }
  });

  it('has a date only for articles whose date is not a sample', () => {
    const dated = things.filter(({ thing }) => thing.datePublished).map(({ path }) => path);
    const withMeta = pages
      .filter(({ html }) => html.includes('article:published_time'))
      .map(({ path }) => path);
    const given = ['grooming-tips-dubai', 'why-jk-masters-best-barbershop-dubai'];
    expect(dated.sort()).toEqual(given.flatMap((slug) => [`/ar/blog/${slug}`, `/blog/${slug}`]).sort());
    expect(withMeta.sort()).toEqual(dated);
  });

  it('describes every @id that is referenced', () => {
    const known = new Set(things.map(({ thing }) => thing['@id']));
    const named = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => ({ path, id })),
    );
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});
