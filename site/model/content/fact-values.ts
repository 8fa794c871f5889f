import { clockMinutes } from '../../../domain/dubai-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatClock, formatHours, minutesOpen } from '../../../domain/opening-hours.ts';
import { formatRating, weightedRating } from '../../../domain/ratings.ts';
import type { BranchFacts } from '../../schema/branches.ts';
import type { Facts } from '../../schema/catalogue.ts';
import { languageTag } from '../locale.ts';

type Values = Record<string, string>;
type Quote = {
  price?: number | undefined;
  priceRange?: [number, number] | undefined;
  minutes?: number | undefined;
  minutesRange?: [number, number] | undefined;
};

const spread = (range: [number, number] | undefined) => range?.join('-');

function quoteValues(prefix: string, quote: Quote, tag: string): Values {
  const [from = quote.price, to] = quote.priceRange ?? [];
  const minutes = quote.minutes?.toString() ?? spread(quote.minutesRange);
  return {
    ...(from && { [`${prefix}.price`]: to ? `${formatMoney(from, tag)}-${to}` : formatMoney(from, tag) }),
    ...(minutes && { [`${prefix}.minutes`]: minutes }),
  };
}

function businessValues(
  { business, branches, team }: Facts,
  tag: string,
  counted: (n: number) => string,
): Values {
  const { claims } = business;
  const { rating, reviews } = weightedRating(branches);
  const percent = (value: number) => new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100);
  // What can be said of all branches: from the latest opening until the earliest closing.
  const latest = branches.reduce((a, b) => (b.hours.opens > a.hours.opens ? b : a));
  const closing = ({ hours }: BranchFacts) => clockMinutes(hours.opens) + minutesOpen(hours);
  const earliest = branches.reduce((a, b) => (closing(b) < closing(a) ? b : a));
  return {
    name: business.name,
    email: business.email,
    instagram: business.instagram.handle,
    founded: String(business.founded),
    years: `${claims.yearsInBusiness}+`,
    barbers: String(claims.expertBarbers),
    profiles: String(team.length),
    combinedYears: `${claims.combinedYears}+`,
    clients: `${claims.clients}+`,
    returning: percent(claims.returnWithinSixMonthsPercent),
    recommend: percent(claims.recommendPercent),
    beardStyles: `${claims.beardStyles}+`,
    services: `${claims.servicesOffered}+`,
    branches: counted(branches.length),
    rating: formatRating(rating, tag),
    reviews: `${reviews}+`,
    opens: formatClock(latest.hours.opens, tag),
    closes: formatClock(earliest.hours.closes, tag),
  };
}

/**
 * What words may name in braces, such as {albarsha.closes} or {haircut.price}, so that a text never repeats a fact.
 * `numbers` are the small numbers in words, from none upwards.
 */
export function factValues(facts: Facts, locale: string, numbers: string[]): Values {
  const tag = languageTag(locale);
  const counted = (count: number) => numbers[count] ?? String(count);
  const values: Values = {};
  const add = (prefix: string, more: Values) => {
    for (const [name, value] of Object.entries(more)) values[`${prefix}.${name}`] = value;
  };
  add('business', businessValues(facts, tag, counted));
  for (const { id, barbers } of facts.business.claims.tiers) add(id, { barbers: String(barbers) });
  for (const branch of facts.branches) {
    add(branch.id, {
      opens: formatClock(branch.hours.opens, tag),
      closes: formatClock(branch.hours.closes, tag),
      hours: formatHours(branch.hours, tag),
      phone: branch.phone,
      rating: formatRating(branch.rating, tag),
      reviews: String(branch.reviews),
      team: counted(facts.team.filter((barber) => barber.branch === branch.id).length),
    });
  }
  for (const service of facts.services) Object.assign(values, quoteValues(service.id, service, tag));
  for (const { id, price, durationMinutes } of facts.fades) {
    Object.assign(values, quoteValues(`fade-${id}`, { price, minutes: durationMinutes }, tag));
  }
  for (const [page, quotes] of Object.entries(facts['page-prices'])) {
    for (const quote of quotes) Object.assign(values, quoteValues(`${page}.${quote.id}`, quote, tag));
  }
  return values;
}
