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

/** What search engines' documentation or schema.org's sense demands of a thing; a type that is not here is a mistake. */
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

/** A business must not rate itself, and samples are nobody's opinion. */
const FORBIDDEN = ['aggregateRating', 'review', 'reviews', 'reviewRating', 'ratingValue', 'starRating'];

const pages = allPages();
const things = pages.flatMap((page) => thingsOf(page).map((thing) => ({ path: page.path, thing })));
const typesOf = (thing: Thing) => [thing['@type']].flat();
const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

describe('structured data', () => {
  it('every indexable page has some, of this vocabulary', () => {
    const bare = indexablePages().filter((page) => !page.html.includes('"@context":"https://schema.org"'));
    expect(bare.map(({ path }) => path)).toEqual([]);
    expect(indexablePages().filter((page) => thingsOf(page).length === 0)).toEqual([]);
  });

  it('every thing is of a known type and has what its type demands', () => {
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

  it('rates nothing', () => {
    const rated = things.flatMap(({ path, thing }) =>
      [
        ...FORBIDDEN.filter((name) => name in thing),
        ...typesOf(thing).filter((type) => /Review|Rating/.test(type)),
      ].map((name) => `${path}: ${name}`),
    );
    expect(rated).toEqual([]);
  });

  it('addresses of this site lead to a page or file of it', () => {
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

  it('a salon is the same in every language, and home holds them all', () => {
    const salons = things.filter(({ thing }) => typesOf(thing).includes('HairSalon'));
    const ids = new Set(salons.map(({ thing }) => thing['@id']));
    expect(ids.size).toBe(pages.filter(({ path }) => /^\/locations\/./.test(path)).length);
    for (const home of ['/', '/ar'])
      expect(salons.filter(({ path }) => path === home)).toHaveLength(ids.size);
  });

  it('a branch says on its page where it is as the page does, and what it sells; pictures come in several shapes', () => {
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

  it('only a day that was given is told as the day of an article', () => {
    const dated = things.filter(({ thing }) => thing.datePublished).map(({ path }) => path);
    const told = pages.filter(({ html }) => html.includes('article:published_time')).map(({ path }) => path);
    const given = ['grooming-tips-dubai', 'why-jk-masters-best-barbershop-dubai'];
    expect(dated.sort()).toEqual(given.flatMap((slug) => [`/ar/blog/${slug}`, `/blog/${slug}`]).sort());
    expect(told.sort()).toEqual(dated);
  });

  it('a thing that is only named by its @id is told somewhere', () => {
    const told = new Set(things.map(({ thing }) => thing['@id']));
    const named = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => ({ path, id })),
    );
    expect(named.filter(({ id }) => !told.has(id))).toEqual([]);
  });
});
