import { z } from 'zod';
import {
  byId,
  call,
  described,
  drawnPoint,
  heading,
  hero,
  id,
  list,
  named,
  oneOf,
  page,
  plural,
  point,
  question,
  sample,
  section,
  sectionById,
  seo,
  sitePath,
  text,
  texts,
} from '../shared.ts';

const under = z.strictObject({ heading });
const figure = texts('label sublabel');
/** Of a list that the browser asks for again. */
const listStates = texts('loading error retry lastKnown empty home');
/** The districts that a landing page names; '{count}' more stand behind the badge. */
const areas = under.extend({ more: text });
const drawnSection = section(point).extend({ drawing: id, sample });

export const homeWords = z.strictObject({
  seo,
  hero: hero.extend({
    chat: text,
    locations: text,
    statsLabel: text,
    stats: texts('barbers reviews locations').extend({ bath: figure }),
    ratingsLabel: text,
  }),
  services: under.extend({ all: text }),
  bath: under.extend({ picture: text, steps: list(point), book: text }),
  statistics: under.extend({
    stats: z.strictObject({
      combinedYears: figure,
      clients: figure,
      yearsInBusiness: figure,
      recommend: figure,
    }),
  }),
  nearest: under,
  locations: under,
  team: under.extend({ at: text, all: text }),
  reviews: under.extend({ all: text }),
  testimonials: under,
  /** Under both, as long as one of them is a sample. */
  samples: text,
  closing: call.extend({ book: text }),
});

export const servicesPageWords = page.extend({
  hero: hero.extend({ chat: text }),
  list: listStates.extend({ title: text, ranked: text, others: text, book: text }),
  /** What the two pictures beside the list show, and what is said under them. */
  pictures: z.strictObject({ manicure: texts('shows says'), hammam: texts('shows says more') }),
  /** Over the pages that sell what is not on this one. */
  rest: heading,
  why: under.extend({ points: list(point) }),
  closing: call.extend({ book: text, locations: text }),
});

export const locationsWords = page.extend({
  nearest: heading,
  list: listStates.extend({ heading }),
  closing: call.extend({ book: text }),
});

/** The pages under /services, by the last part of their path. */
export const servicePagesWords = z.strictObject({
  /** `bookAt` with '{branch}' is a book button for each, `chat` what the WhatsApp menu of the hero says. */
  shared: texts('price duration bookAt chat closingBook').extend({
    branches: heading,
    others: heading,
  }),
  items: byId(
    page.extend({
      /** The rendered scene at its head. */
      scene: id,
      /** Prices by their id in facts/page-prices.yaml. */
      prices: sectionById(described),
      styles: sectionById(named).exactOptional(),
      chair: drawnSection,
      aftercare: drawnSection,
      questions: section(question),
      closing: call,
      teaser: named.extend({ more: text }),
      related: list(id),
    }),
  ),
});

export const bestBarbershopWords = page.extend({
  hero: hero.extend({ book: text, locations: text, call: text }),
  highlights: section(point),
  metrics: section(
    texts('title metric description').extend({ icon: oneOf('arrow calendar check clock share star') }),
  ),
  comparison: under.extend({
    caption: text,
    columns: z.tuple([text, text, text]),
    rows: list(texts('feature ours others')),
  }),
  areas,
  /** By id of the price in facts/page-prices.yaml. */
  teasers: sectionById(named).extend({ from: text, more: text }),
  branches: heading,
  questions: section(question),
  closing: call.extend({ book: text, locations: text, call: text }),
});

/** What the landing pages of one trade share; `service` is what a greeting asks for. */
const tradePage = page.extend({
  service: text,
  hero: hero.extend({ chat: text, book: text }),
  branches: heading,
  questions: section(question),
  closing: call.extend({ book: text }),
});

export const fadeHaircutWords = tradePage.extend({
  /** By id in facts/fades.yaml; '{percent}' is the share of fades asked for. */
  fades: sectionById(named).extend({ price: text, duration: text, popularity: text, popularityValue: text }),
  steps: section(drawnPoint),
  areas,
  gallery: section(named.extend({ drawing: id.exactOptional(), to: sitePath, more: text })),
});

export const beardTrimWords = tradePage.extend({
  /** By id of the price in facts/page-prices.yaml. */
  services: sectionById(described),
  styles: sectionById(named),
  care: drawnSection,
});

export const pressKitWords = page.extend({
  overview: under.extend({
    paragraphs: list(text),
    statsLabel: text,
    stats: list(texts('number label')),
  }),
  /** People, awards and files by their id in facts/press.yaml. */
  leadership: sectionById(texts('role text')),
  awards: sectionById(named),
  unique: section(z.strictObject({ title: text, points: list(text) })),
  /** The business in so many words, for those who have no room for more. */
  boilerplates: section(texts('title text')),
  /** '{format}, {size}' beside a button; '{day}' and '{address}' on the fact sheet. */
  downloads: sectionById(named).extend({ button: text, details: text, dated: text }),
  /** The rendered scenes by their id in site/assets/scenes. */
  pictures: sectionById(text).extend({ licence: text, download: text, credit: text }),
  contact: under.extend({ email: text, phone: text, instagram: text }),
  locations: heading,
  facts: section(texts('label value')),
  /** Stands beside what nobody gave yet. */
  sample: text,
});

export const notFoundWords = texts('title lead small').extend({
  seo,
  links: texts('home services locations booking'),
  /** For a page that a browser without a network has not kept. */
  offline: texts('title lead branches').extend({ seo }),
});

/** booking.yaml; what is said in braces is filled in by the composer. */
export const bookingWords = page.extend({
  form: z.strictObject({
    formLabel: text,
    fields: texts('branch service people barber day time name note'),
    empty: texts('branch service people barber day time noBranchYet noDayYet'),
    people: plural,
    /** Of the list of services, by id in facts/booking-groups.yaml. */
    groups: byId(text),
    /** What was taken out because it goes with nothing else: '{fields}'. */
    dropped: text,
    /** The same of a service that the chosen branch does not have: '{name}' and why. */
    lacking: text,
    /** What the branch has for it, by its own name and price: '{service}'. */
    instead: text,
    afterMidnight: text,
    serviceOption: text,
    /** The same of something without minutes of its own. */
    serviceOptionUntimed: text,
    /** Of a service that a branch does not have: '{name}' and why. */
    ruledOut: text,
    /** Of a branch that does not have the chosen service. */
    branchRuledOut: text,
    summary: texts('label unhydrated nothing'),
    message: texts(
      'greeting greetingAnywhere service people barber anyBarber when whenAfterMidnight day name note',
      'thanks',
    ),
    preview: texts('title send sendHint call calendar chooseBranch unhydrated'),
  }),
  /** What a calendar says of an appointment: '{service}' is `appointment` where none is chosen. */
  calendar: texts('title appointment'),
  withoutScript: text,
  /** Chats and phones, which need no script. */
  direct: z.strictObject({ heading, chat: text, call: text }),
  steps: section(point),
});

const legalPage = page.extend({ sample, sections: list(z.strictObject({ title: text, text: list(text) })) });
/** content/<language>/legal.yaml */
export const legalWords = z.strictObject({ privacy: legalPage, terms: legalPage, accessibility: legalPage });
