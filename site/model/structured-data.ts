import type { HairSalon, OpeningHoursSpecification, Offer as SchemaOffer, Thing } from 'schema-dts';
import { pagePath } from '../../contract/routes.ts';
import { instagramUrl } from '../../domain/contact.ts';
import { addDays } from '../../domain/dubai-time.ts';
import { hoursByWeekday } from '../../domain/hours-text.ts';
import { mapsSearchLink, telLink } from '../../domain/links.ts';
import { firstN } from '../../domain/lists.ts';
import { hoursOn, openingsOf, toldHours, weekDuring } from '../../domain/opening-hours.ts';
import { spanOf, writeSpan } from '../../domain/span.ts';
import type { Edition } from '../../edition/edition.ts';
import type { Article } from '../../edition/join/articles.ts';
import type { Branch } from '../../edition/join/branches.ts';
import type { Offer } from '../../edition/join/offers.ts';
import type { Barber } from '../../edition/join/team.ts';
import type { VisitField } from '../../edition/schema/words/branches.ts';
import type { Crumb } from '../components/page-hero.tsx';
import type { Picture } from '../components/scene.tsx';
import { branchScene, cardScene, heroScene } from './media/pictures.ts';
import { absolute, linkPictureFile } from './parts/addresses.ts';

const ORGANIZATION_ID = absolute('/#organization');
/** Ids without language prefix, because all languages describe the same entity. */
const branchId = (branch: Branch) => `${absolute(pagePath('branch', branch))}#salon`;
const personId = (barber: Barber) => `${absolute(pagePath('barber', barber))}#person`;

/** The link picture and scenes in further shapes. */
const imagesOf = (path: string, ...scenes: Picture[]) =>
  [linkPictureFile(path), ...scenes.map(({ image }) => image.src)].map(absolute);

/** https://schema.org/Organization with references to the first branches; every branch refers back to it. */
export function organization(edition: Edition): Thing {
  const { name, arabicName, founded, email, instagram } = edition.facts.business;
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name,
    alternateName: arabicName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email,
    foundingDate: String(founded),
    sameAs: [instagramUrl(instagram)],
    subOrganization: firstN(edition.branches).map((branch) => ({ '@id': branchId(branch) })),
  };
}

/** https://schema.org/WebSite: the site name for search engines. Each language is a site with its own home page. */
export const webSite = (edition: Edition): Thing => ({
  '@type': 'WebSite',
  '@id': `${absolute(edition.href('home'))}#website`,
  name: edition.facts.business.name,
  alternateName: edition.facts.business.arabicName,
  url: absolute(edition.href('home')),
  inLanguage: edition.locale,
  publisher: { '@id': ORGANIZATION_ID },
});

/** https://schema.org/BreadcrumbList: the visible breadcrumbs including the page itself. */
export function breadcrumbList(crumbs: Crumb[], current: string, path: string): Thing {
  const trail = [...crumbs, { label: current, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}

/** https://schema.org/FAQPage: the visible questions and answers. */
export const faqPage = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The file of an article in a language folder. */
export const articleSource = ({ slug }: Pick<Article, 'slug'>) => `articles/${slug}.mdx`;

/** https://schema.org/BlogPosting. The business is the author, because bylines may not name real people. */
export const blogPosting = (edition: Edition, article: Article): Thing => ({
  '@type': 'BlogPosting',
  '@id': absolute(`${article.href}#article`),
  headline: article.title,
  description: article.description,
  url: absolute(article.href),
  mainEntityOfPage: absolute(article.href),
  image: imagesOf(article.href, heroScene(edition, article.scene), cardScene(edition, article.scene)),
  datePublished: article.confirmedDate,
  dateModified: edition.changedOn([`${edition.locale}/${articleSource(article)}`]),
  inLanguage: edition.locale,
  articleSection: article.category,
  keywords: article.tags,
  author: { '@id': ORGANIZATION_ID },
  publisher: { '@id': ORGANIZATION_ID },
});

/** https://schema.org/Person */
export const person = (barber: Barber): Thing => ({
  '@type': 'Person',
  '@id': personId(barber),
  name: barber.name,
  jobTitle: barber.title,
  url: absolute(barber.href),
  worksFor: { '@id': branchId(barber.branch) },
  knowsAbout: barber.specialties,
});

const offer = ({ from, to, name }: Offer, url: string): SchemaOffer => ({
  '@type': 'Offer',
  name,
  url,
  priceCurrency: 'AED',
  ...(from === to
    ? { price: from }
    : {
        priceSpecification: {
          '@type': 'PriceSpecification',
          priceCurrency: 'AED',
          minPrice: from,
          ...(to !== null && { maxPrice: to }),
        },
      }),
});

type ServiceInput = { name: string; description: string; href: string; offers: readonly Offer[] };

/** https://schema.org/Service with an Offer for each price on the page. */
export function serviceOffers(edition: Edition, { name, description, href, offers }: ServiceInput): Thing {
  const url = absolute(href);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    serviceType: name,
    areaServed: { '@type': 'City', name: edition.words.interface.labels.city },
    provider: { '@id': ORGANIZATION_ID },
    offers: offers.map((one) => offer(one, url)),
  };
}

const capital = <T extends string>(text: T) =>
  (text.slice(0, 1).toUpperCase() + text.slice(1)) as Capitalize<T>;

/**
 * An entry for each opening. The usual ones begin after other hours that apply today. For Google, a closing time before the opening time is
 * after midnight, and closed days open and close at 00:00.
 */
function openingHours({ today }: Edition, branch: Branch): OpeningHoursSpecification[] {
  const { timetable, opening, firstDay } = branch;
  const { other } = toldHours(timetable, today);
  const isLong = other && other.from < other.until;
  const usualFrom = isLong ? addDays(other.until, 1) : opening ? firstDay : undefined;
  const usual = hoursByWeekday(timetable).map(({ days, hours }) => ({
    ...(usualFrom && { validFrom: usualFrom }),
    dayOfWeek: days.map(capital),
    hours,
  }));
  const others = timetable.exceptions.flatMap((exception) => {
    const { from, until } = exception;
    const range = { validFrom: from, validThrough: until };
    const week = weekDuring(timetable, exception);
    if (until < today) return [];
    if (!week?.days || from === until) return { ...range, hours: hoursOn(timetable, from) };
    return hoursByWeekday(week).map(({ days, hours }) => ({ ...range, dayOfWeek: days.map(capital), hours }));
  });
  return [...usual, ...others].flatMap(({ hours, ...days }) =>
    (hours ? openingsOf(hours) : [{ opens: '00:00', closes: '00:00' }]).map((opening) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...days,
      ...opening,
    })),
  );
}

/** 'AED 20-220', over all offers, in plain characters for machines. */
const priceRange = (offers: readonly Offer[]) => `AED ${writeSpan(spanOf(offers))}`;

/** https://schema.org/amenityFeature; undefined if no amenity is known. */
function amenities({ words }: Edition, { visit }: Branch) {
  const amenities = (Object.entries(words.branches.visit.amenities) as [VisitField, string][]).flatMap(
    ([field, name]) => {
      const value = visit[field];
      return value ? [{ '@type': 'LocationFeatureSpecification' as const, name, value }] : [];
    },
  );
  return amenities.length ? amenities : undefined;
}

/**
 * https://schema.org/HairSalon; `own` includes the prices of its own page. No rating, because search engines do not accept
 * self-serving ratings.
 */
export function hairSalon(edition: Edition, branch: Branch, { own = false } = {}): HairSalon {
  const offers = edition.offersAt(branch).filter(({ branches }) => branches.includes(branch));
  const { name, instagram } = edition.facts.business;
  const { city } = edition.words.interface.labels;
  const onGoogle = mapsSearchLink(branch.coordinates, branch.googlePlaceId);
  return {
    '@type': 'HairSalon',
    '@id': branchId(branch),
    name: `${name} ${branch.name}`,
    ...(branch.otherName && { alternateName: `${name} ${branch.otherName.text}` }),
    description: branch.description,
    url: absolute(branch.href),
    image: imagesOf(
      branch.href,
      branchScene(edition, branch),
      branchScene(edition, branch, { shape: 'card' }),
    ),
    telephone: telLink(branch.phone).replace('tel:', ''),
    email: branch.email,
    priceRange: priceRange(offers),
    currenciesAccepted: 'AED',
    paymentAccepted: branch.visit.payment,
    amenityFeature: amenities(edition, branch),
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: city,
      addressRegion: city,
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.coordinates.lat, longitude: branch.coordinates.lng },
    hasMap: onGoogle,
    openingHoursSpecification: openingHours(edition, branch),
    parentOrganization: { '@id': ORGANIZATION_ID },
    sameAs: [instagramUrl(instagram), ...(branch.googlePlaceId ? [onGoogle] : [])],
    ...(own && {
      makesOffer: edition.pricesOf(branch).map((one) => offer(one, absolute(branch.href))),
    }),
  };
}
