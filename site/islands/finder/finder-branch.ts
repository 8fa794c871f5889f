import type { Position } from '../../../domain/distance.ts';
import type { Timetable } from '../../../domain/opening-hours.ts';
import type { OtherName } from '../../../edition/join/names.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import type { RatingProps } from '../../components/rating.tsx';

export type FinderBranch = {
  id: string;
  slug: string;
  name: string;
  otherName?: OtherName;
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

type Shared = Words['interface'];

export type FinderWords = Shared['finder'] &
  Pick<Shared['units'], 'kmAway'> &
  Pick<Shared['labels'], 'directions'> &
  Pick<Shared, 'badge'>;
