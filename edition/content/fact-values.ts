import { clockMinutes, type Day } from '../../domain/dubai-time.ts';
import { type Hours, minutesOpen, toldHours } from '../../domain/opening-hours.ts';
import { weightedRating } from '../../domain/ratings.ts';
import { branchesOffering } from '../../domain/services.ts';
import { spanOf } from '../../domain/span.ts';
import { joinWithComma } from '../../domain/text.ts';
import type { Formatters } from '../formatters.ts';
import { isClosed, isOpening } from '../join/branches.ts';
import { figuresOf } from '../join/offers.ts';
import { hasLeft } from '../join/team.ts';
import type { Facts } from '../schema/catalogue.ts';
import type { BranchFacts } from '../schema/facts.ts';

type Values = Record<string, string>;

/** Sentences name up to four branches; with more branches, the first three and a count. */
const MAX_NAMED = 4;
const NAMED_OF_MANY = 3;

const withPrefix = (prefix: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

/** The branches that are open, or all before the first one opens. */
function openBranches<Branch extends BranchFacts>(branches: Branch[], today: Day): Branch[] {
  const open = branches.filter((branch) => !isClosed(branch, today) && !isOpening(branch, today));
  return open.length ? open : branches;
}

/** Placeholder values that list all branches. */
function branchValues(branches: readonly BranchFacts[], format: Formatters): Values {
  const count = branches.length > MAX_NAMED ? NAMED_OF_MANY : branches.length;
  const rest = branches.length - count;
  const named = branches.slice(0, count);
  const more = rest ? [format.more(rest)] : [];
  const names = [...named.map(({ name }) => format.placeName(name)), ...more];
  const short = [...named.map(({ shortName }) => format.placeName(shortName)), ...more];
  const [main = ''] = names;
  const [mainShort = ''] = short;
  return {
    names: format.and(names),
    orNames: format.or(names),
    shortNames: format.and(short),
    orShortNames: format.or(short),
    dotted: names.join(' · '),
    main,
    mainShort,
  };
}

/** A branch whose `hours` are those that sentences tell today. One that is closed for some days keeps the usual ones. */
type ToldBranch = BranchFacts & { closedUntil?: Day | undefined };

function toldBranch(branch: BranchFacts, today: Day): ToldBranch {
  const { week, other } = toldHours({ ...branch.hours, exceptions: branch.exceptions }, today);
  const isLong = other?.closed && other.from < other.until;
  return { ...branch, hours: week, closedUntil: isLong ? other.until : undefined };
}

/**
 * Hours with the weekdays that differ, so that texts such as 'daily from {jvc.opens}' stay true: '10:00 AM (Friday:
 * 2:00 PM)'. Only `closes` and `hours` name closed days.
 */
function hoursValues(usual: Hours, branches: readonly ToldBranch[], format: Formatters): Values {
  const value = (show: (hours: Hours | null) => string) => {
    const notes = branches.flatMap(({ hours, shortName, closedUntil }) =>
      (closedUntil ? [format.closedUntil(closedUntil)] : format.weekdayNotes(hours, show)).map((note) =>
        branches.length > 1 ? joinWithComma([format.placeName(shortName), note], format.tag) : note,
      ),
    );
    return notes.length ? `${show(usual)} (${format.and(notes)})` : show(usual);
  };
  return {
    opens: value((hours) => format.clock((hours ?? usual).opens)),
    closes: value((hours) => (hours ? format.clock(hours.closes) : format.closed)),
    hours: value((hours) => (hours ? format.hours(hours) : format.closed)),
  };
}

function businessValues({ business, branches, team }: Facts, format: Formatters): Values {
  const { claims } = business;
  const { rating, reviews } = weightedRating(
    branches.flatMap(({ rating: value, reviews: count }) =>
      value === undefined || count === undefined ? [] : { rating: value, reviews: count },
    ),
  );
  // Hours that hold for all branches: from the latest opening to the earliest closing.
  const latest = branches.reduce((a, b) => (b.hours.opens > a.hours.opens ? b : a));
  const closing = ({ hours }: BranchFacts) => clockMinutes(hours.opens) + minutesOpen(hours);
  const earliest = branches.reduce((a, b) => (closing(b) < closing(a) ? b : a));
  return {
    name: business.name,
    email: format.isolated(business.email),
    instagram: format.isolated(business.instagram),
    founded: String(business.founded),
    years: String(claims.yearsInBusiness),
    barbers: String(claims.expertBarbers),
    profiles: String(team.length),
    combinedYears: String(claims.combinedYears),
    clients: String(claims.clients),
    returning: format.percent(claims.returnWithinSixMonthsPercent),
    recommend: format.percent(claims.recommendPercent),
    beardStyles: String(claims.beardStyles),
    services: String(claims.servicesOffered),
    branches: format.numberWord(branches.length),
    cancelHours: format.hoursInText(business.policies.cancelHours),
    lateMinutes: String(business.policies.lateMinutes),
    rating: format.rating(rating),
    reviews: String(reviews),
    ...hoursValues({ opens: latest.hours.opens, closes: earliest.hours.closes }, branches, format),
  };
}

/** '35–55' in one piece: a word joiner prevents a line break after the dash. */
const joined = (span: string) => span.replace('–', '–\u2060');

const figureTexts = (format: Formatters, { price, minutes }: ReturnType<typeof figuresOf>): Values => ({
  price: joined(format.priceInText(price)),
  ...(minutes && { minutes: joined(format.span(minutes)) }),
});

/** Ranges over all fades: 'AED 85–95' and '35–55'. */
function fadeValues({ fades }: Facts, format: Formatters): Values {
  const [price, minutes] = [fades.map(({ price }) => price), fades.map((fade) => fade.durationMinutes)];
  return figureTexts(format, { price: spanOf(price), minutes: spanOf(minutes) });
}

/** The values of placeholders such as {al-barsha.closes} or {haircut.price}, so that texts never repeat a fact. */
export function factValues(all: Facts, format: Formatters, today: Day): Values {
  const branches = all.branches.map((branch) => toldBranch(branch, today));
  const open = openBranches(branches, today);
  const working = all.team.filter((barber) => !hasLeft(barber, today));
  const facts = {
    ...all,
    branches: open,
    team: working.filter(({ branch }) => open.some(({ slug }) => slug === branch)),
  };
  const values: Values = {};
  const add = (prefix: string, more: Values) => Object.assign(values, withPrefix(prefix, more));
  add('business', businessValues(facts, format));
  add('branches', branchValues(facts.branches, format));
  for (const { id, barbers, fromYears, toYears } of facts.business.claims.tiers)
    add(id, {
      barbers: String(barbers),
      years: toYears === undefined ? `${fromYears}+` : joined(format.span({ from: fromYears, to: toYears })),
    });
  for (const branch of branches) {
    add(branch.slug, {
      name: format.placeName(branch.name),
      shortName: format.placeName(branch.shortName),
      ...hoursValues(branch.hours, [branch], format),
      phone: format.isolated(branch.phone),
      ...(branch.rating !== undefined && {
        rating: format.rating(branch.rating),
        reviews: String(branch.reviews),
      }),
      team: format.numberWord(working.filter((barber) => barber.branch === branch.slug).length),
    });
  }
  for (const service of facts.services) {
    const { id } = service;
    const offering = branchesOffering({ ...service, name: id }, facts.branches);
    add(id, {
      ...figureTexts(format, service),
      branches: format.and(offering.map(({ name }) => format.placeName(name))),
    });
  }
  for (const { id, price, durationMinutes: minutes } of facts.fades)
    add(`fade-${id}`, figureTexts(format, { price, minutes }));
  add('fades', fadeValues(facts, format));
  for (const [page, prices] of Object.entries(facts['page-prices'])) {
    for (const one of prices) add(`${page}.${one.id}`, figureTexts(format, figuresOf(one, facts.services)));
  }
  return values;
}
