import { z } from 'zod';
import {
  byId,
  call,
  described,
  drawing,
  drawnPoint,
  heading,
  id,
  list,
  named,
  oneOf,
  page,
  plural,
  point,
  question,
  sample,
  scene,
  section,
  sectionById,
  seo,
  sitePath,
  text,
  texts,
} from '../shared.ts';

const under = z.strictObject({ heading });
const figure = texts('label sublabel');
/** States of a list that the browser refreshes. */
const listStates = texts('loading error retry lastKnown empty home');
/** The districts on a landing page; a badge counts '{count}' more. */
const areas = under.extend({ more: text });
const sampleSection = section(point).extend({ sample });

/** Fields of the landing pages for one trade; `service` is what the chat message asks for. */
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
    hero: texts('eyebrow title lead chat locations facts statsLabel ratingsLabel').extend({
      stats: texts('barbers reviews locations').extend({ bath: figure }),
    }),
    services: under.extend({ all: text }),
    bath: under.extend({ sample, picture: text, steps: list(point), book: text }),
    statistics: texts('title').extend({ stats: texts('combinedYears clients yearsInBusiness recommend') }),
    nearest: under,
    locations: under,
    team: under.extend({ at: text, all: text, showAll: text }),
    reviews: under,
    testimonials: texts('title'),
    /** Shown above reviews and above testimonials, while any of them is a sample. */
    samples: text,
    closing: texts('title text book'),
  }),

  'services-page': page.extend({
    hero: texts('title chat'),
    list: listStates.extend({ title: text, ranked: text, others: text, book: text }),
    /** Alt text (`shows`) of the two pictures beside the list, and the link `more` below the second one. */
    pictures: z.strictObject({ manicure: texts('shows'), hammam: texts('shows more') }),
    /** Introduces pages with further prices; `ofBranch` is the line for a branch's page. */
    rest: heading.extend({ ofBranch: text }),
    why: under.extend({ points: list(point) }),
    closing: texts('title text book locations'),
  }),

  locations: page.extend({
    nearest: heading,
    list: listStates.extend({ heading }),
  }),

  /** The pages under /services, by the last path segment. */
  'service-pages': z.strictObject({
    /** `bookAt` ('{branch}') labels a book button per branch, `chat` the hero's WhatsApp menu. */
    shared: texts('price duration bookAt chat closingBook').extend({ branches: heading, others: heading }),
    items: byId(
      page.extend({
        scene,
        /** By price id in facts/page-prices.yaml. */
        prices: sectionById(described),
        styles: sectionById(named).exactOptional(),
        chair: sampleSection,
        aftercare: sampleSection,
        questions: section(question),
        closing: call,
        teaser: texts('name more'),
        related: list(id),
      }),
    ),
  }),

  'best-barbershop': page.extend({
    hero: texts('eyebrow title lead book locations call'),
    highlights: section(point),
    metrics: section(
      texts('title metric description').extend({ icon: oneOf('chair comb mirror pole razor star') }),
    ),
    comparison: under.extend({
      caption: text,
      columns: z.tuple([text, text, text]),
      rows: list(texts('feature ours others')),
    }),
    areas,
    /** By price id in facts/page-prices.yaml. */
    teasers: sectionById(named).extend({ more: text }),
    branches: heading,
    questions: section(question),
    closing: texts('title text book locations call'),
  }),

  'fade-haircut': tradePage.extend({
    /** By id in facts/fades.yaml; '{percent}' is the fade's share of all fades. */
    fades: sectionById(named).extend(texts('price duration popularity popularityValue').shape),
    steps: section(drawnPoint),
    areas,
    gallery: section(named.extend({ drawing: drawing.exactOptional(), to: sitePath, more: text })),
  }),

  'beard-trim': tradePage.extend({
    /** By price id in facts/page-prices.yaml. */
    services: sectionById(described),
    byBranch: heading,
    styles: sectionById(named),
    care: sampleSection,
  }),

  'press-kit': page.extend({
    overview: under.extend({
      paragraphs: list(text),
      statsLabel: text,
      stats: list(texts('number label')),
    }),
    /** By id in facts/press.yaml, like `awards` and `downloads`. */
    leadership: sectionById(texts('role text')),
    awards: sectionById(named),
    unique: section(z.strictObject({ title: text, points: list(text) })).extend({ sample }),
    /** Descriptions of the business in several lengths. */
    boilerplates: section(point),
    /** `details` has '{format}' and '{size}'; `dated`, on the fact sheet, '{day}' and '{address}'. */
    downloads: sectionById(named).extend({ button: text, details: text, dated: text }),
    /** Scenes by id in site/assets/scenes. */
    pictures: sectionById(text).extend({ licence: text, download: text, credit: text }),
    contact: under.extend({ email: text, phone: text, instagram: text }),
    locations: heading,
    facts: section(texts('label value')),
    /** Marks made-up data. */
    sample: text,
  }),

  'not-found': texts('title lead small services branches').extend({
    seo,
    /** Shown offline in place of a page that is not cached. */
    offline: texts('title lead').extend({ seo }),
  }),

  /** The booking form fills in the placeholders. */
  booking: page.extend({
    /**
     * `dropped` names a choice that was removed because it conflicts with another, `lacking` a service that the chosen branch
     * does not offer; `length` says how long a visit of two to six people takes. `ruledOut` marks such services in the list, `branchRuledOut` such branches.
     */
    form: texts(
      'formLabel dropped lacking tonight afterMidnight serviceOption serviceOptionUntimed ruledOut branchRuledOut',
      'noteHint priceOfAll dayOff missing leaveOut',
    ).extend({
      /** A wanted barber who is not in, and the ways out: 'Ayman on Monday', 'Anyone on Sunday'. */
      clash: texts('off elsewhere on at anyone'),
      fields: texts('branch service people barber day time name note'),
      empty: texts('branch service people barber day time noBranchYet noDayYet'),
      people: plural,
      length: texts('mixed together inTurns oneByOne').extend({
        people: list(text),
        minutes: plural,
        hours: plural,
        rest: plural,
      }),
      dayparts: texts('morning afternoon evening afterMidnight'),
      /** By id in facts/booking-groups.yaml. */
      groups: byId(text),
      summary: texts('label unhydrated nothing'),
      message: texts(
        'greeting greetingAnywhere service people barber anyBarber when whenAfterMidnight day name note',
        'thanks thanksUntimed change cannotCome',
      ),
      preview: texts('title send sendHint call calendar change chooseBranch unhydrated'),
    }),
    /** Names the barbers who are off on the chosen day. */
    off: text,
    /** Calendar entry: '{service}' defaults to `appointment`. */
    calendar: texts('title appointment price change'),
    withoutScript: text,
    /** Chat and phone links, which need no JavaScript. */
    direct: z.strictObject({ heading, chat: text, call: text }),
    steps: section(point),
  }),

  legal: z.strictObject({ privacy: legalPage, terms: legalPage, accessibility: legalPage }),
} satisfies Record<string, z.ZodType>;
