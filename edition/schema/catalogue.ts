import type { z } from 'zod';
import { blogWords } from './words/articles.ts';
import { barberWords, reviewPagesWords } from './words/barber.ts';
import { bookingWords } from './words/booking.ts';
import {
  branchPagesWords,
  branchWords,
  serviceWords,
  shortBranchesWords,
  teamWords,
  textsById,
} from './words/branches.ts';
import { interfaceWords } from './words/interface.ts';
import * as pages from './words/pages.ts';
import { staffWords } from './words/staff.ts';

export type { Facts } from './facts.ts';

/** Every file of a language's folder with its schema, by file name. */
export const wordFiles = {
  interface: interfaceWords,
  branches: branchWords,
  services: serviceWords,
  team: teamWords,
  testimonials: textsById,
  reviews: textsById,
  areas: textsById,
  home: pages.homeWords,
  'services-page': pages.servicesPageWords,
  locations: pages.locationsWords,
  'branch-pages': branchPagesWords,
  barber: barberWords,
  'review-pages': reviewPagesWords,
  'not-found': pages.notFoundWords,
  staff: staffWords,
  blog: blogWords,
  'short-branches': shortBranchesWords,
  'service-pages': pages.servicePagesWords,
  'best-barbershop': pages.bestBarbershopWords,
  'fade-haircut': pages.fadeHaircutWords,
  'beard-trim': pages.beardTrimWords,
  'press-kit': pages.pressKitWords,
  booking: bookingWords,
} satisfies Record<string, z.ZodType>;

export type Words = { [File in keyof typeof wordFiles]: z.infer<(typeof wordFiles)[File]> };
