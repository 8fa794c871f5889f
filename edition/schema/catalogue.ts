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

/** Files of the first language alone: the staff's console speaks no other. */
export const firstLanguageFiles = { staff: staffWords } satisfies Record<string, z.ZodType>;

/** Of a language that is not the first one, `staff` holds the words of the first. */
export type Words = {
  [File in keyof typeof wordFiles]: z.infer<(typeof wordFiles)[File]>;
} & { staff: z.infer<typeof staffWords> };
