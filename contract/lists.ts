import type { Clock, Day, Weekday } from '../domain/dubai-time.ts';
import type { Hours } from '../domain/opening-hours.ts';

/** Times in Dubai; null if closed. The break divides the day into two openings. */
type ListedHours = { opens: Clock | null; closes: Clock | null; break?: Hours['break'] };

/** An item of GET /api/branches. */
export type ListedBranch = {
  id: string;
  name: string;
  address: string;
  phone: string;
  whatsapp: string;
  email: string;
  /** The hours of today as text: 'Daily: 9:00 AM – 1:00 AM'. */
  hours: string;
  /** Weekdays with equal usual hours. */
  hoursByWeekday: (ListedHours & { days: Weekday[] })[];
  /** Inclusive ranges of days with different hours; `keepBreaks` leaves the usual breaks. */
  hoursExceptions: (ListedHours & { from: Day; until: Day; reason: string; keepBreaks?: true })[];
  description: string;
};

/**
 * An item of GET /api/services in menu order, which includes hidden ones: price in AED, duration in minutes. `priceTo` and
 * `durationTo` end a range; null if a range has no end, as in 'from AED 150'.
 */
export type ListedService = {
  id: string;
  name: string;
  price: number;
  priceTo?: number | null;
  description: string;
  duration: number;
  durationTo?: number | null;
};
