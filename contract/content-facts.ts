import type { Position } from '../domain/distance.ts';
import type { Timetable } from '../domain/opening-hours.ts';
import type { ReviewErrorWords } from '../domain/reviews.ts';
import type { PluralWords } from '../domain/text.ts';
import type { PlaceIds } from './events.ts';

/** A barber with a profile, now or once; `branchId` is the slug of his branch. */
export type KnownBarber = {
  id: string;
  name: string;
  branchId: string;
  /** He left, or his branch closed: his reviews stay, and no new ones are taken. */
  left: boolean;
};

/** One that has closed has no timetable. */
export type KnownBranch = { slug: string; name: string; closed: boolean; timetable?: Timetable };

/** What kept a review sent without JavaScript from being taken, and what stands at its fields. */
export type ReviewProblemWords = {
  reasons: Record<'fields' | 'tooLarge' | 'foreign' | 'unreadable' | 'unavailable' | 'left', string> & {
    tooMany: PluralWords;
  };
  errors: ReviewErrorWords;
  /** Of those who are there, by their ids: their names, and the chat with their branch. */
  barbers: Record<string, { name: string; chat: string; chatHref: string }>;
};

/** What a calendar says of an appointment, in one language. */
export type AppointmentWords = {
  /** '{service}, JK Masters {branch}' with the names under `services`, else `appointment`. */
  title: string;
  appointment: string;
  services: Record<string, string>;
  branches: Record<
    string,
    { name: string; description: string; location: string; coordinates: Position; url: string }
  >;
};

/** What the server is told of the content by the build; it does not hand this out. */
export type ContentFacts = {
  /** Where the site that was built stands, without a slash at its end. */
  siteUrl: string;
  barbers: KnownBarber[];
  branches: KnownBranch[];
  places: PlaceIds;
  /** By the tag of a language, such as en-AE. */
  appointments: Record<string, AppointmentWords>;
  /** By language, the first one first. */
  reviewProblems: Record<string, ReviewProblemWords>;
};
