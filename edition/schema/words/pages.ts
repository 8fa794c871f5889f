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

/** What the landing pages of one trade share; `service` is what a greeting asks for. */
const tradePage = page.extend({
  service: text,
  hero: texts('eyebrow title lead chat book'),
  branches: heading,
  questions: section(question),
  closing: texts('title text book'),
});
const legalPage = page.extend({ sample, sections: list(z.strictObject({ title: text, text: list(text) })) });

export const pageFiles = {
  home: z.strictObject({
    seo,
    hero: texts('eyebrow title lead chat locations statsLabel ratingsLabel').extend({
      stats: texts('barbers reviews locations').extend({ bath: figure }),
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
    closing: texts('title text book'),
  }),

  'services-page': page.extend({
    hero: hero.extend({ chat: text }),
    list: listStates.extend({ title: text, ranked: text, others: text, book: text }),
    /** What the two pictures beside the list show, and what is said under them. */
    pictures: z.strictObject({ manicure: texts('shows says'), hammam: texts('shows says more') }),
    /** Over the pages that sell what is not on this one; `ofBranch` is the line of a branch's page. */
    rest: heading.extend({ ofBranch: text }),
    why: under.extend({ points: list(point) }),
    closing: texts('title text book locations'),
  }),

  locations: page.extend({
    nearest: heading,
    list: listStates.extend({ heading }),
    closing: texts('title text book'),
  }),

  /** The pages under /services, by the last part of their path. */
  'service-pages': z.strictObject({
    /** `bookAt` with '{branch}' is a book button for each, `chat` what the WhatsApp menu of the hero says. */
    shared: texts('price duration bookAt chat closingBook').extend({ branches: heading, others: heading }),
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
  }),

  'best-barbershop': page.extend({
    hero: texts('eyebrow title lead book locations call'),
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
    closing: texts('title text book locations call'),
  }),

  'fade-haircut': tradePage.extend({
    /** By id in facts/fades.yaml; '{percent}' is the share of fades asked for. */
    fades: sectionById(named).extend(texts('price duration popularity popularityValue').shape),
    steps: section(drawnPoint),
    areas,
    gallery: section(named.extend({ drawing: id.exactOptional(), to: sitePath, more: text })),
  }),

  'beard-trim': tradePage.extend({
    /** By id of the price in facts/page-prices.yaml. */
    services: sectionById(described),
    styles: sectionById(named),
    care: drawnSection,
  }),

  'press-kit': page.extend({
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
    boilerplates: section(point),
    /** '{format}, {size}' beside a button; '{day}' and '{address}' on the fact sheet. */
    downloads: sectionById(named).extend({ button: text, details: text, dated: text }),
    /** The rendered scenes by their id in site/assets/scenes. */
    pictures: sectionById(text).extend({ licence: text, download: text, credit: text }),
    contact: under.extend({ email: text, phone: text, instagram: text }),
    locations: heading,
    facts: section(texts('label value')),
    /** Stands beside what nobody gave yet. */
    sample: text,
  }),

  'not-found': texts('title lead small').extend({
    seo,
    links: texts('home services locations booking'),
    /** For a page that a browser without a network has not kept. */
    offline: texts('title lead branches').extend({ seo }),
  }),

  /** What is said in braces is filled in by the composer. */
  booking: page.extend({
    /**
     * `dropped` says what was taken out because it goes with nothing else, `lacking` the same of a service that the chosen
     * branch does not have. `ruledOut` stands at such a service, `branchRuledOut` at such a branch.
     */
    form: texts(
      'formLabel dropped lacking afterMidnight serviceOption serviceOptionUntimed ruledOut branchRuledOut',
    ).extend({
      fields: texts('branch service people barber day time name note'),
      empty: texts('branch service people barber day time noBranchYet noDayYet'),
      people: plural,
      /** Of the list of services, by id in facts/booking-groups.yaml. */
      groups: byId(text),
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
  }),

  legal: z.strictObject({ privacy: legalPage, terms: legalPage, accessibility: legalPage }),
} satisfies Record<string, z.ZodType>;
