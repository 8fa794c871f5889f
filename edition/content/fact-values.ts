import { minutesOpen } from '../../domain/clock-minutes.ts';
import { clockMinutes, type Day } from '../../domain/dubai-time.ts';
import { weightedRating } from '../../domain/ratings.ts';
import { branchesOffering } from '../../domain/services.ts';
import { isClosed } from '../join/branches.ts';
import { joinQuote } from '../join/prices.ts';
import { hasLeft } from '../join/team.ts';
import type { BranchFacts } from '../schema/branches.ts';
import type { Facts } from '../schema/catalogue.ts';
import type { Voice } from '../voice.ts';

type Values = Record<string, string>;

/** A sentence that names more branches than this is no sentence any more. */
const MOST_NAMED = 4;
const NAMED_OF_MANY = 3;

/** All branches in a row, for texts that name them together. */
function branchValues(branches: readonly BranchFacts[], voice: Voice): Values {
  const rest = branches.length > MOST_NAMED ? branches.length - NAMED_OF_MANY : 0;
  const named = branches.slice(0, branches.length - rest);
  const more = rest ? [voice.more(rest)] : [];
  const names = [...named.map(({ name }) => voice.placeName(name)), ...more];
  const short = [...named.map(({ shortName }) => voice.placeName(shortName)), ...more];
  const [main = ''] = names;
  const [mainShort = ''] = short;
  return {
    names: voice.and(names),
    orNames: voice.or(names),
    shortNames: voice.and(short),
    orShortNames: voice.or(short),
    dotted: names.join(' · '),
    main,
    mainShort,
  };
}

function businessValues({ business, branches, team }: Facts, voice: Voice): Values {
  const { claims } = business;
  const { rating, reviews } = weightedRating(branches);
  // What can be said of all branches: from the latest opening until the earliest closing.
  const latest = branches.reduce((a, b) => (b.hours.opens > a.hours.opens ? b : a));
  const closing = ({ hours }: BranchFacts) => clockMinutes(hours.opens) + minutesOpen(hours);
  const earliest = branches.reduce((a, b) => (closing(b) < closing(a) ? b : a));
  return {
    name: business.name,
    email: voice.isolated(business.email),
    instagram: voice.isolated(business.instagram.handle),
    founded: String(business.founded),
    years: `${claims.yearsInBusiness}+`,
    barbers: String(claims.expertBarbers),
    profiles: String(team.length),
    combinedYears: `${claims.combinedYears}+`,
    clients: `${claims.clients}+`,
    returning: voice.percent(claims.returnWithinSixMonthsPercent),
    recommend: voice.percent(claims.recommendPercent),
    beardStyles: `${claims.beardStyles}+`,
    services: `${claims.servicesOffered}+`,
    branches: voice.inWords(branches.length),
    rating: voice.rating(rating),
    reviews: `${reviews}+`,
    opens: voice.clock(latest.hours.opens),
    closes: voice.clock(earliest.hours.closes),
  };
}

/** A span within a sentence stays on one line: a joiner of no width stands behind its dash. */
const whole = (span: string) => span.replace('–', '–\u2060');

/** All fades together: 'AED 85–95' and '35–55'. */
function fadeValues({ fades }: Facts, voice: Voice): Values {
  const ends = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  return {
    price: voice.moneyRange(...ends(fades.map(({ price }) => price))),
    minutes: whole(voice.span(...ends(fades.map(({ durationMinutes }) => durationMinutes)))),
  };
}

/** What words may name in braces, such as {al-barsha.closes} or {haircut.price}, so that a text never repeats a fact. */
export function factValues(all: Facts, voice: Voice, today: Day): Values {
  const open = all.branches.filter((branch) => !isClosed(branch, today));
  const facts = {
    ...all,
    branches: open.length ? open : all.branches,
    team: all.team.filter((barber) => !hasLeft(barber, today)),
  };
  const values: Values = {};
  const add = (prefix: string, more: Values) => {
    for (const [name, value] of Object.entries(more)) values[`${prefix}.${name}`] = value;
  };
  add('business', businessValues(facts, voice));
  add('branches', branchValues(facts.branches, voice));
  for (const { id, barbers } of facts.business.claims.tiers) add(id, { barbers: String(barbers) });
  for (const branch of all.branches) {
    add(branch.slug, {
      name: voice.placeName(branch.name),
      shortName: voice.placeName(branch.shortName),
      opens: voice.clock(branch.hours.opens),
      closes: voice.clock(branch.hours.closes),
      hours: voice.hours(branch.hours),
      phone: voice.isolated(branch.phone),
      rating: voice.rating(branch.rating),
      reviews: String(branch.reviews),
      team: voice.inWords(facts.team.filter((barber) => barber.branch === branch.slug).length),
    });
  }
  for (const service of facts.services) {
    const { id, price, minutes } = service;
    const offering = branchesOffering({ ...service, name: id }, facts.branches);
    add(id, {
      price: voice.money(price),
      minutes: String(minutes),
      branches: voice.and(offering.map(({ shortName }) => voice.placeName(shortName))),
    });
  }
  for (const { id, price, durationMinutes } of facts.fades)
    add(`fade-${id}`, { price: voice.money(price), minutes: String(durationMinutes) });
  add('fades', fadeValues(facts, voice));
  for (const [page, quotes] of Object.entries(facts['page-prices'])) {
    for (const quote of quotes) {
      const { id, price, minutes } = joinQuote(quote, facts.services, voice);
      add(`${page}.${id}`, { price, ...(minutes && { minutes: whole(voice.span(...minutes)) }) });
    }
  }
  return values;
}
