import type { z } from 'zod';
import { blogWords } from './words/articles.ts';
import * as branches from './words/branches.ts';
import { interfaceWords, staffWords } from './words/interface.ts';
import * as pages from './words/pages.ts';

export type { Facts } from './facts.ts';

/** Every file of a language's folder with its schema, by file name. */
export const wordFiles = {
  interface: interfaceWords,
  branches: branches.branchWords,
  services: branches.serviceWords,
  team: branches.teamWords,
  'team-page': branches.teamPageWords,
  testimonials: branches.textsById,
  reviews: branches.textsById,
  areas: branches.textsById,
  home: pages.homeWords,
  'services-page': pages.servicesPageWords,
  locations: pages.locationsWords,
  'branch-pages': branches.branchPagesWords,
  barber: branches.barberWords,
  'review-pages': branches.reviewPagesWords,
  'not-found': pages.notFoundWords,
  staff: staffWords,
  blog: blogWords,
  'short-branches': branches.shortBranchesWords,
  'service-pages': pages.servicePagesWords,
  'best-barbershop': pages.bestBarbershopWords,
  'fade-haircut': pages.fadeHaircutWords,
  'beard-trim': pages.beardTrimWords,
  'press-kit': pages.pressKitWords,
  booking: pages.bookingWords,
  legal: pages.legalWords,
} satisfies Record<string, z.ZodType>;

export type Words = { [File in keyof typeof wordFiles]: z.infer<(typeof wordFiles)[File]> };
