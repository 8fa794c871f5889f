import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { BookingOptions } from '../../islands/booking/choice.ts';

/** Everything that can be chosen; branches go by the name that stands in addresses, such as 'jvc'. */
export const bookingOptions = (edition: Edition): BookingOptions => ({
  branches: edition.branches.map(({ slug, name, address, timetable, whatsapp, phone }) => ({
    id: slug,
    name,
    address,
    timetable,
    whatsapp,
    phone,
  })),
  services: edition.offers.map(({ branches, id, name, price, duration, minutes, note, group }) =>
    omitUndefined({
      id,
      name,
      price,
      duration,
      minutes,
      note,
      group,
      branchIds: branches.map(({ slug }) => slug),
    }),
  ),
  barbers: edition.team.map(({ id, name, branch }) => ({ id, name, branchId: branch.slug })),
  locale: edition.tag,
});
