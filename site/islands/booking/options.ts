import type { Timetable } from '../../../domain/opening-hours.ts';
import type { Offer } from '../../../edition/join/offers.ts';

export type BookingBranch = {
  id: string;
  name: string;
  address: string;
  timetable: Timetable;
  whatsapp: string;
  phone: string;
};
export type BookingService = Pick<
  Offer,
  'id' | 'name' | 'price' | 'duration' | 'minutes' | 'note' | 'group'
> & {
  /** Where it is offered. */
  branchIds: readonly string[];
};
export type BookingBarber = { id: string; name: string; branchId: string };

/** Everything that can be chosen, in the order of the menus. */
export type BookingOptions = {
  branches: BookingBranch[];
  services: BookingService[];
  barbers: readonly BookingBarber[];
  locale: string;
};
