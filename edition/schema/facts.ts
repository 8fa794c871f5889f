import { z } from 'zod';
import { SPOKEN } from '../../domain/languages.ts';
import { hoursDuring } from '../../domain/opening-hours.ts';
import { articleFigures } from './article-figures.ts';
import { checkHours, daysOff, exception, weeklyHours } from './hours.ts';
import {
  coordinates,
  day,
  email,
  fieldsOf,
  id,
  instagram,
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
} from './shared.ts';

// References: the editor offers the existing ids as choices.
const branchId = id.meta({ choices: 'branches' });
const serviceId = id.meta({ choices: 'services' });
const groupId = id.meta({ choices: 'groups' });
const slotId = id.meta({ choices: 'slots' });

const count = z.int().positive('must be more than 0');
const counts = fieldsOf(count);
const year = z.int().min(1900).max(2100);
const size = z.int().positive();
const weeks = z.int().min(1).max(12);

/** The business as a whole. */
const business = z.strictObject({
  name: text,
  /** The Arabic spelling, for search engines. */
  arabicName: text,
  founded: year,
  copyrightYear: year,
  email,
  /** The handle; its address is derived. */
  instagram,
  /** Rules of the terms on cancelling and late arrival. */
  policies: z.strictObject({ cancelHours: count, lateMinutes: count, sample }),
  /** The branch whose phone number is the press contact. */
  pressBranch: branchId,
  /** The plausible price range in AED, to detect typos. */
  prices: fieldsOf(count)('from to'),
  /** Disables zoom on phones. Requested originally, but off because people with low vision need zoom. */
  lockZoom: z.boolean(),
  claims: counts('expertBarbers combinedYears clients yearsInBusiness beardStyles servicesOffered').extend({
    tiers: list(z.strictObject({ id, barbers: count, fromYears: count, toYears: count.exactOptional() })),
    returnWithinSixMonthsPercent: percent,
    recommendPercent: percent,
  }),
  /** True once the owner has confirmed all claims, the ratings and '#1'; the launch check lists them until then. */
  claimsConfirmed: z.boolean(),
});

const branchFields = z.strictObject({
  /** The branch's id in addresses, files and analytics. */
  slug: id,
  /** Its id in the public API, if other than the slug. */
  id: id.exactOptional(),
  name: text,
  /** Used in notes: 'Available at Al Barsha & JVC only'. */
  shortName: text,
  arabicName: text,
  phone,
  whatsapp: phone,
  email: email.exactOptional(),
  hours: weeklyHours,
  exceptions: z.array(exception),
  coordinates,
  /** https://developers.google.com/maps/documentation/places/web-service/place-id */
  googlePlaceId: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'must be a place id of Google, such as ChIJN1t_tDeuEmsRUsoyG83frY4')
    .exactOptional(),
  features: z.array(id.meta({ choices: 'features' })),
  /** Both or neither: absent until the branch has reviews. */
  rating: rating.exactOptional(),
  reviews: z.int().min(0, 'must not be negative').exactOptional(),
  /** First and last day, if known; announced before the first, removed after the last. */
  firstDay: day.exactOptional(),
  lastDay: day.exactOptional(),
  /** Photo slots. */
  image: slotId.exactOptional(),
  gallery: list(slotId).exactOptional(),
});

const branch = branchFields
  .refine(({ rating, reviews }) => (rating === undefined) === (reviews === undefined), {
    path: ['reviews'],
    message: 'must come with a rating: give both, or neither before there are reviews',
  })
  .superRefine(({ hours, exceptions }, { addIssue }) => {
    for (const [index, exception] of exceptions.entries())
      checkHours(hoursDuring(hours, exception), (field, message) =>
        addIssue({
          code: 'custom',
          path: ['exceptions', index, field === 'closes' && !exception.closes ? 'opens' : field],
          message,
        }),
      );
  });

const service = z.strictObject({
  id,
  price,
  minutes,
  /** The home page has a section for `hammam`. */
  icon: oneOf('haircut beard kids eyebrows moustache manicure pedicure hammam fade towel'),
  /** Branch slugs; absent if every branch offers it. */
  availableAt: list(branchId).exactOptional(),
  /** Its group in the list of /booking. */
  group: groupId.exactOptional(),
  hidden: z.boolean().exactOptional(),
  /** 1 comes first; services without a rank follow alphabetically. */
  rank: z.int().positive().exactOptional(),
  sample,
});

/** A price on a page, under the page's own name for it. What it leaves out is that of the menu. */
const pagePrice = z.strictObject({
  id,
  /** What it is the price of: a service of the menu, or something that only pages sell. */
  thing: serviceId,
  price: price.exactOptional(),
  minutes: minutes.exactOptional(),
  /** Marks a price or duration that is meant to differ from that of other pages. */
  intended: z.boolean().exactOptional(),
});

const barber = z.strictObject({
  id,
  name: text,
  arabicName: text.exactOptional(),
  title: id.meta({ choices: 'titles' }),
  branch: branchId,
  years: z.int().min(0).max(60),
  /** Photo slot. */
  image: slotId.exactOptional(),
  /** Last working day; afterwards his page redirects to his branch. */
  left: day.exactOptional(),
  daysOff: daysOff.exactOptional(),
  specialties: z
    .array(id.meta({ choices: 'specialties' }))
    .min(2, 'must have 2 to 5 entries')
    .max(5, 'must have 2 to 5 entries'),
  languages: list(z.enum(SPOKEN).meta({ choices: 'languages' })).exactOptional(),
  sample,
});

/** Author and subject of a quoted review; its text is in the words, under the same id. */
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
  .extend({ image: slotId.exactOptional(), service: serviceId.exactOptional() });

const fade = z.strictObject({
  id,
  price,
  durationMinutes: minutes,
  popularityPercent: percent,
  difficulty: oneOf('gentle medium demanding'),
  maintenanceWeeks: z.strictObject({ summer: weeks, winter: weeks }),
  sample,
});

/** People, awards and files of the press kit; their texts are in the words. */
const press = z.strictObject({
  leadership: list(z.strictObject({ id, name: text, arabicName: text.exactOptional(), sample })),
  awards: list(z.strictObject({ id, year, sample })),
  /** Generated files under /press. */
  downloads: list(
    z.strictObject({
      id,
      file: z
        .string()
        .regex(/^[a-z0-9-]+\.(svg|png|pdf|txt|htm)$/, 'must be a file name such as jk-masters-logo.svg'),
    }),
  ),
});

// Browsers read //name as the address of another site.
const path = z.string().regex(/^\/(?!\/)[a-z0-9/-]+(\.[a-z]+)?$/, 'must be a path such as /old-page');

/** Slots for the owner's photos, with size and crop. `photo` is the SHA-256 of the one in it. */
export const photos = list(
  z.strictObject({
    ...{ slot: id, width: size, height: size, purpose: text, crop: text },
    /** A picture of the site shows until there is a photo. */
    drawn: z.boolean().exactOptional(),
    photo: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .exactOptional(),
  }),
);

/** Schemas of the files in content/facts by file name; list order is display order. */
export const factFiles = {
  business,
  branches: list(branch),
  services: list(service),
  /** Groups of the list of /booking; `things` are sold by pages alone. */
  'booking-groups': list(z.strictObject({ id, things: list(id).exactOptional() })),
  'page-prices': z.record(id, z.array(pagePrice)),
  team: list(barber),
  testimonials: list(testimonial),
  reviews: list(review),
  /** Districts of Dubai; landing pages list the `served` ones. */
  areas: list(z.strictObject({ id, coordinates, served: z.boolean() })),
  /** Old addresses, redirected with 301. */
  redirects: z.array(z.strictObject({ from: path, to: path.meta({ choices: 'pages' }), sample })),
  fades: list(fade),
  articles: z.record(id, articleFigures),
  press,
  photos,
} satisfies Record<string, z.ZodType>;

export type Facts = { [File in keyof typeof factFiles]: z.infer<(typeof factFiles)[File]> };
export type BranchFacts = z.infer<typeof branch>;
export type ServiceFacts = z.infer<typeof service>;
export type StoredService = z.input<typeof service>;
export type StoredPagePrice = z.input<typeof pagePrice>;
/** The facts as the files have them: a range is a text. */
export type StoredFacts = Omit<Facts, 'services' | 'page-prices'> & {
  services: StoredService[];
  'page-prices': Record<string, StoredPagePrice[]>;
};
export type PagePrice = z.infer<typeof pagePrice>;
export type BarberFacts = z.infer<typeof barber>;
