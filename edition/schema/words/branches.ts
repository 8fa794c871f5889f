import { z } from 'zod';
import {
  byId,
  call,
  described,
  heading,
  list,
  notEmpty,
  page,
  plural,
  point,
  sample,
  section,
  seo,
  text,
  texts,
} from '../shared.ts';

/** Answers to visitors' questions in display order. A branch omits unknown ones. */
const visit = texts(
  'landmark metro parking stepFree payment deposit tips vouchers vat walkIns children women languages',
);
/** Answers that are the same at every branch. */
const policies = texts('cancellation late');
export type VisitField = keyof z.infer<typeof visit>;
export const visitFields = Object.keys(visit.shape) as VisitField[];

const textsById = z.strictObject({ items: byId(text) });

/** Both pages of a branch leave out what has no text. */
const branchPage = page.extend({
  /** By price id in facts/page-prices.yaml. */
  prices: heading.extend({ items: byId(described).default({}) }),
  team: heading,
  why: z.strictObject({ title: text, paragraphs: list(text), points: list(point) }).exactOptional(),
  closing: call,
  sample,
});
const shortBranchPage = page.extend({
  about: z.strictObject({ title: text, paragraphs: list(text) }),
  /** The page shows the branch's menu only if this is present. */
  services: heading.exactOptional(),
  points: section(point).exactOptional(),
  closing: call,
  sample,
});

export const branchFiles = {
  /**
   * `default` is the text that a new branch begins with, here and in the files of its pages; '{closes}' is the fact of that
   * branch. `name` overrides the name in the facts.
   */
  branches: z.strictObject({
    items: byId(
      texts('area description').extend({
        name: text.exactOptional(),
        shortName: text.exactOptional(),
        visit: visit.partial().default({}),
        sample,
      }),
    ),
    default: texts('description'),
    /** `amenities` are names for structured data. */
    visit: z.strictObject({
      heading,
      questions: visit.extend(policies.shape),
      policies,
      amenities: texts('parking stepFree children'),
    }),
    /** Alt texts of pictures by slot, instead of those that pages have by default. */
    gallery: z.strictObject({ title: text, photos: byId(text) }),
    features: byId(text),
  }),

  /**
   * `note` names the branches of a service that not all offer, joined by `and`. A name may be missing in other languages than the
   * first, whose name then shows.
   */
  services: z.strictObject({
    items: byId(described.partial()),
    note: text,
    and: notEmpty,
  }),

  /** `names` overrides the names in the facts. */
  team: z.strictObject({
    names: byId(text).exactOptional(),
    titles: byId(text),
    specialties: byId(text),
    /** Beside a barber who is off today. */
    back: text,
    /** His weekly days off, or the days on which he is in if these are fewer. */
    offOn: text,
    inOn: text,
  }),

  /** /team */
  'team-page': page.extend({ specialties: texts('title every'), closing: call.extend({ book: text }) }),

  testimonials: textsById,
  reviews: textsById,
  areas: textsById,

  /** The pages under /locations. */
  'branch-pages': z.strictObject({
    shared: texts('chat call visit teamEyebrow pricesEyebrow closingBook whyEyebrow short'),
    items: byId(branchPage),
    default: branchPage,
  }),

  /** /al-barsha, /barsha-heights and /jvc; `more` links to the full page. */
  'short-branches': z.strictObject({
    shared: texts('chat call visit aboutEyebrow more closingBook'),
    items: byId(shortBranchPage),
    default: shortBranchPage,
  }),

  /** The page of a barber; title and description have placeholders. */
  barber: texts('team branchLine chat call book specialties visit photoAlt').extend({
    seo: texts('title description'),
    stats: texts('title experience branch languages'),
    reviews: texts(
      'title loading withoutScript error retry empty stars recent reply more moreLoading moreError',
      'shown view noneOfThese asText',
    ).extend({ orders: texts('newest highest lowest') }),
    policy: z.strictObject({ title: text, points: list(text), counts: text }),
    form: texts(
      'title guidelines website name rating given review email emailHint submit submitting again',
      'received',
    ).extend({
      /** From one star to five. */
      stars: z.tuple([text, text, text, text, text]),
      length: texts('most is'),
      failures: texts('fields broken outdated'),
      errors: z.strictObject({
        rating: texts('wrong'),
        customerName: texts('blank long'),
        review: texts('blank long'),
        email: texts('wrong'),
      }),
    }),
    /** Offers a private complaint next to the public form. */
    complaint: texts('title text chat message review'),
    toasts: texts('label close').extend({
      success: texts('title text'),
      failure: texts('title text'),
    }),
    notFound: texts('title lead team home').extend({ seo }),
  }),

  /** Responses to a review submitted without JavaScript. */
  'review-pages': z.strictObject({
    received: texts('next team home').extend({ seo }),
    problem: texts('title about back submit').extend({
      seo,
      reasons: texts('fields tooLarge foreign unreadable unavailable left').extend({
        tooMany: plural,
      }),
    }),
  }),
} satisfies Record<string, z.ZodType>;
