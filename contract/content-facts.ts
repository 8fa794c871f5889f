import type { Position } from '../domain/distance.ts';
import type { Timetable } from '../domain/opening-hours.ts';
import type { ReviewErrorWords } from '../domain/reviews.ts';
import type { Span } from '../domain/span.ts';
import type { GroupPriceWords } from '../domain/span-text.ts';
import type { PluralWords } from '../domain/text.ts';
import type { PlaceIds } from './events.ts';

/** A present or former barber with a profile; `branchId` is the slug of his branch. */
export type KnownBarber = {
  id: string;
  name: string;
  branchId: string;
  /** True if he left or his branch closed: his reviews stay, new ones are rejected. */
  left: boolean;
};

/** A closed branch has no timetable. */
export type KnownBranch = { slug: string; timetable?: Timetable };

/** Error messages for a review that was submitted without JavaScript. */
export type ReviewProblemWords = {
  reasons: Record<'fields' | 'tooLarge' | 'foreign' | 'unreadable' | 'unavailable' | 'left', string> & {
    tooMany: PluralWords;
  };
  errors: ReviewErrorWords;
  /** Current barbers by id, with a link to chat with their branch. */
  barbers: Record<string, { name: string; chat: string; chatHref: string }>;
};

/** The texts of an appointment's calendar entry in one language. */
export type AppointmentWords = Record<
  'appointment' | 'barber' | 'people' | 'price' | 'change' | 'cannotCome',
  string
> & {
  /** '{service}, JK Masters {branch}' with the names under `services`, else `appointment`. */
  title: string;
  services: Record<string, Span & { name: string; price: string }>;
  priceWords: GroupPriceWords;
  peopleCount: PluralWords;
  barbers: Record<string, string>;
  branches: Record<
    string,
    {
      name: string;
      whatsapp: string;
      description: string;
      location: string;
      coordinates: Position;
      url: string;
    }
  >;
};

/** What mails to staff say in one language. */
export type MailWords = {
  hours: PluralWords;
  password: Record<'invited' | 'subject' | 'text', string>;
  /** Subject of a mail about one review, and about several; a line for each. */
  reviews: Record<'one' | 'line' | 'text', string> & { several: PluralWords };
  /** What is wrong, in the owner's words; the details below `forward` are for the operator. */
  watch: Record<'subject' | 'site' | 'late' | 'backup' | 'store' | 'forward', string>;
};

/** What a publication tells the server about the content; never served. */
export type ContentFacts = {
  /** SITE_URL of the publication, or the placeholder; without a trailing slash. */
  siteUrl: string;
  barbers: KnownBarber[];
  branches: KnownBranch[];
  places: PlaceIds;
  /** By language tag, such as en-AE. */
  appointments: Record<string, AppointmentWords>;
  /** By language. */
  mails: Record<string, MailWords>;
  /** By language, the default language first. */
  reviewProblems: Record<string, ReviewProblemWords>;
};
