import type { Position } from '../../../domain/distance.ts';
import type { Timetable } from '../../../domain/opening-hours.ts';
import type { RatingProps } from '../../components/rating.tsx';

export type FinderBranch = {
  id: string;
  slug: string;
  name: string;
  arabicName: string;
  address: string;
  /** What maps look for: the business and the branch's address. */
  destination: string;
  phone: string;
  whatsapp: string;
  greeting: string;
  rating: RatingProps;
  hours: string;
  timetable: Timetable;
  coordinates: Position;
  href: string;
  bookHref: string;
};

export type FinderWords = {
  button: string;
  locating: string;
  denied: string;
  unsupported: string;
  or: string;
  areaEmpty: string;
  privacy: string;
  result: string;
  others: string;
  all: string;
  book: string;
  chat: string;
  closedHint: string;
  kmAway: string;
  directions: string;
  badge: { open: string; closed: string; closesAt: string; opensAt: string };
};
