import type { PlaceIds } from './events.ts';

/** A barber with a profile, now or once; `branchId` is the slug of his branch. */
export type KnownBarber = {
  id: string;
  name: string;
  branchId: string;
  /** He left, or his branch closed: his reviews stay, and no new ones are taken. */
  left: boolean;
};

export type KnownBranch = { slug: string; name: string; closed: boolean };

/** What the server is told of the content by the build; it does not hand this out. */
export type ContentFacts = {
  /** Where the site that was built stands, without a slash at its end. */
  siteUrl: string;
  barbers: KnownBarber[];
  branches: KnownBranch[];
  places: PlaceIds;
};
