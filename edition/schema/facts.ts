import { z } from 'zod';
import {
  clock,
  coordinates,
  day,
  email,
  fieldsOf,
  id,
  list,
  minutes,
  oneOf,
  percent,
  phone,
  price,
  rating,
  sample,
  stars,
  text,
  url,
} from './shared.ts';

// What a field names: the desk offers the names that stand in the content.
const branchId = id.meta({ choices: 'branches' });
const serviceId = id.meta({ choices: 'services' });

const count = z.int().positive('must be more than 0');
const counts = fieldsOf(count);
const year = z.int().min(1900).max(2100);
const size = z.int().positive();
const weeks = z.int().min(1).max(12);

/** The business as a whole. */
const business = z.strictObject({
  name: text,
  /** As people write it in Arabic letters: search engines know it by both. */
  arabicName: text,
  founded: year,
  copyrightYear: year,
  email,
  instagram: z.strictObject({ handle: text, url }),
  /** What the terms say of cancelling and of being late. */
  policies: z.strictObject({ cancelHours: count, lateMinutes: count, sample }),
  /** The branch whose phone the press may call. */
  pressBranch: branchId,
  /** No price of the site lies outside, in AED: a slip of the finger is found. */
  prices: z.strictObject({ from: price, to: price }),
  /** Keeps phones from zooming, as first asked for; off because people with low vision must be able to. */
  lockZoom: z.boolean(),
  claims: counts('expertBarbers combinedYears clients yearsInBusiness beardStyles servicesOffered').extend({
    tiers: list(z.strictObject({ id, barbers: count, fromYears: count, toYears: count.exactOptional() })),
    returnWithinSixMonthsPercent: percent,
    recommendPercent: percent,
  }),
  /** True once the owner stands by every claim, by the ratings and by '#1': until then the launch check names them. */
  claimsConfirmed: z.boolean(),
});

/** Other hours on some days, such as Ramadan. */
const exception = z
  .strictObject({
    from: day,
    until: day,
    opens: clock.exactOptional(),
    closes: clock.exactOptional(),
    closed: z.boolean().exactOptional(),
    /** In each language. */
    reason: z.record(id, text),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'must not be before from' })
  .refine(({ opens, closes, closed }) => Boolean(closed) !== Boolean(opens || closes), {
    path: ['closed'],
    message: 'must be true, or give opens or closes instead',
  });

const branchFields = z.strictObject({
  /** What names the branch everywhere: in addresses, in other files, in figures. */
  slug: id,
  /** What the public list calls it, where that is not the slug. */
  id: id.exactOptional(),
  name: text,
  /** As in notes: 'Available at Al Barsha & JVC only'. */
  shortName: text,
  arabicName: text,
  phone,
  whatsapp: phone,
  email: email.exactOptional(),
  /** Daily; closing at or before opening means the next day. */
  hours: z.strictObject({ opens: clock, closes: clock }).refine(({ opens, closes }) => opens !== closes, {
    path: ['closes'],
    message: 'must not be the time of opening',
  }),
  exceptions: z.array(exception),
  coordinates,
  /** Names it on Google: https://developers.google.com/maps/documentation/places/web-service/place-id */
  googlePlaceId: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'must be a place id of Google, such as ChIJN1t_tDeuEmsRUsoyG83frY4')
    .exactOptional(),
  features: list(id.meta({ choices: 'features' })),
  /** Both together, once it has some. */
  rating: rating.exactOptional(),
  reviews: z.int().min(0, 'must not be negative').exactOptional(),
  /** Its first and its last day, where they are near; before the one it is announced, after the other it is gone. */
  opens: day.exactOptional(),
  closes: day.exactOptional(),
  /** Names of photo slots. */
  image: id.exactOptional(),
  gallery: list(id).exactOptional(),
});

const branch = branchFields.refine(
  ({ rating, reviews }) => (rating === undefined) === (reviews === undefined),
  {
    path: ['reviews'],
    message: 'must stand beside rating: give both, or neither before there are reviews',
  },
);

const service = z.strictObject({
  id,
  price,
  minutes,
  /** The home page shows a bath at length. */
  icon: oneOf('haircut beard kids eyebrows moustache manicure pedicure hammam fade towel'),
  /** Ids of branches; absent where every branch offers it. */
  availableAt: list(branchId).exactOptional(),
  hidden: z.boolean().exactOptional(),
  /** 1 comes first; services without a rank follow alphabetically. */
  rank: z.int().positive().exactOptional(),
  sample,
});

/** A price that a page quotes in its own words. Without one it is that of the service it quotes. */
const quote = z.strictObject({
  id,
  /** What is quoted, so that the launch check finds one thing quoted at several prices. */
  quotes: id,
  price: price.exactOptional(),
  priceRange: z.tuple([price, price]).exactOptional(),
  minutes: minutes.exactOptional(),
  minutesRange: z.tuple([minutes, minutes]).exactOptional(),
});

const barber = z.strictObject({
  id,
  name: text,
  arabicName: text.exactOptional(),
  title: id.meta({ choices: 'titles' }),
  branch: branchId,
  years: z.int().min(0).max(60),
  /** The photo's slot. */
  image: id.exactOptional(),
  /** His last day: from the next one his address leads to his branch. */
  left: day.exactOptional(),
  specialties: z
    .array(id.meta({ choices: 'specialties' }))
    .min(2, 'must have 2 to 5 entries')
    .max(5, 'must have 2 to 5 entries'),
  sample,
});

/** Who said it, and of which branch; what was said is in the words, under the same id. */
const review = z.strictObject({
  id,
  name: text,
  arabicName: text.exactOptional(),
  branch: branchId,
  rating: stars,
  service: serviceId,
  date: day,
  sample,
});
const testimonial = review
  .omit({ date: true })
  .extend({ image: id.exactOptional(), service: serviceId.exactOptional() });

const fade = z.strictObject({
  id,
  price,
  durationMinutes: minutes,
  popularityPercent: percent,
  difficulty: oneOf('gentle medium demanding'),
  maintenanceWeeks: z.strictObject({ summer: weeks, winter: weeks }),
  sample,
});

/** Figures that an article shows. */
const articleFigures = z.strictObject({
  haircuts: list(
    z.strictObject({
      id,
      price,
      heatRating: stars,
      professionalRating: stars,
      maintenance: oneOf('low medium high'),
      sample,
    }),
  ).exactOptional(),
  trends: list(
    z.strictObject({
      id,
      rank: z.int().positive(),
      impact: oneOf('very-high high medium'),
      adoptionPercent: percent,
      priceImpactPercent: percent,
      sample,
    }),
  ).exactOptional(),
});

/** People, awards and files of the press kit; what is said of them is in the words. */
const press = z.strictObject({
  leadership: list(z.strictObject({ id, name: text, arabicName: text.exactOptional(), sample })),
  awards: list(z.strictObject({ id, year, sample })),
  /** Files under /press, drawn by the build. */
  downloads: list(
    z.strictObject({
      id,
      file: z
        .string()
        .regex(/^[a-z0-9-]+\.(svg|png|pdf|txt)$/, 'must be a file name such as jk-masters-logo.svg'),
    }),
  ),
});

const path = z.string().regex(/^\/[a-z0-9/-]+$/, 'must be a path such as /old-page');

/** Every slot where the owner can put a photo, with its size and crop. */
export const photos = list(
  z.strictObject({ slot: id, width: size, height: size, purpose: text, crop: text }),
);

/** Every file of content/facts with its schema, by file name; lists are in the order of every list on the site. */
export const factFiles = {
  business,
  branches: list(branch),
  services: list(service),
  /** What belongs together in the list of /booking. */
  'booking-groups': list(z.strictObject({ id, things: list(id) })),
  'page-prices': z.record(id, list(quote)),
  team: list(barber),
  testimonials: list(testimonial),
  reviews: list(review),
  /** Districts of Dubai; `served` ones are named on the landing pages. */
  areas: list(
    z.strictObject({ id, coordinates, served: z.boolean(), alsoCalled: list(text).exactOptional() }),
  ),
  /** Old addresses, answered 301. */
  redirects: z.array(z.strictObject({ from: path, to: path, sample })),
  fades: list(fade),
  articles: z.record(id, articleFigures),
  press,
  photos,
} satisfies Record<string, z.ZodType>;

export type Facts = { [File in keyof typeof factFiles]: z.infer<(typeof factFiles)[File]> };
export type BranchFacts = z.infer<typeof branch>;
export type ServiceFacts = z.infer<typeof service>;
export type PriceQuote = z.infer<typeof quote>;
export type BarberFacts = z.infer<typeof barber>;
