import type { z } from 'zod';
import { areas } from './areas.ts';
import { articles } from './articles.ts';
import { branches } from './branches.ts';
import { business } from './business.ts';
import { fades } from './fades.ts';
import { pagePrices } from './page-prices.ts';
import { photos } from './photos.ts';
import { press } from './press.ts';
import { reviews, testimonials } from './quotes.ts';
import { redirects } from './redirects.ts';
import { services } from './services.ts';
import { team } from './team.ts';
import { barberWords, notFoundWords } from './words/barber.ts';
import { bestBarbershopWords } from './words/best-barbershop.ts';
import { blogWords } from './words/blog.ts';
import { bookingWords } from './words/booking.ts';
import { branchPagesWords } from './words/branch-pages.ts';
import { homeWords } from './words/home.ts';
import { interfaceWords } from './words/interface.ts';
import { locationsWords, servicesPageWords } from './words/lists.ts';
import { branchWords, serviceWords, teamWords, textsById } from './words/named.ts';
import { pressKitWords } from './words/press-kit.ts';
import { reviewPagesWords } from './words/review-pages.ts';
import { servicePagesWords } from './words/service-pages.ts';
import { shortBranchesWords } from './words/short-branches.ts';
import { staffWords } from './words/staff.ts';
import { beardTrimWords, fadeHaircutWords } from './words/trades.ts';

/** Every file of content/facts with its schema, by file name. */
export const factFiles = {
  business,
  branches,
  services,
  'page-prices': pagePrices,
  team,
  testimonials,
  reviews,
  areas,
  redirects,
  fades,
  articles,
  press,
  photos,
} satisfies Record<string, z.ZodType>;

/** Every file of a language's folder with its schema, by file name. */
export const wordFiles = {
  interface: interfaceWords,
  branches: branchWords,
  services: serviceWords,
  team: teamWords,
  testimonials: textsById,
  reviews: textsById,
  areas: textsById,
  home: homeWords,
  'services-page': servicesPageWords,
  locations: locationsWords,
  'branch-pages': branchPagesWords,
  barber: barberWords,
  'review-pages': reviewPagesWords,
  'not-found': notFoundWords,
  staff: staffWords,
  blog: blogWords,
  'short-branches': shortBranchesWords,
  'service-pages': servicePagesWords,
  'best-barbershop': bestBarbershopWords,
  'fade-haircut': fadeHaircutWords,
  'beard-trim': beardTrimWords,
  'press-kit': pressKitWords,
  booking: bookingWords,
} satisfies Record<string, z.ZodType>;

export type Facts = { [File in keyof typeof factFiles]: z.infer<(typeof factFiles)[File]> };
export type Words = { [File in keyof typeof wordFiles]: z.infer<(typeof wordFiles)[File]> };
