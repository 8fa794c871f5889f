import { routes } from '../../../contract/routes.ts';
import { MOST_LISTED } from '../../../domain/lists.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { BookingBarber } from '../../islands/booking/options.ts';
import type { BookingProps } from '../../islands/booking.island.tsx';
import type { BookingViewProps } from '../../views/booking/booking-view.tsx';
import { heroScene } from '../media/pictures.ts';
import { listedBranches } from '../parts/branch.ts';
import { callButton, chatButton } from '../parts/calls.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { organization } from '../structured-data.ts';

/** Whether each team is a file of its own, fetched when its branch is chosen: a page must not grow with the business. */
export const teamsApart = ({ branches }: Edition) => branches.length > MOST_LISTED;

export const bookingBarber = ({ id, name, branch }: Barber): BookingBarber => ({
  id,
  name,
  branchId: branch.slug,
});

/** Everything that can be chosen; branches go by the name that stands in addresses, such as 'jvc'. */
const bookingOptions = (edition: Edition): BookingProps['options'] => ({
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
  ...(teamsApart(edition)
    ? { teams: edition.href('bookingTeam', { slug: '{branch}' }) }
    : { barbers: edition.team.map((barber) => bookingBarber(barber)) }),
  locale: edition.tag,
});

export async function bookingPage(
  edition: Edition,
): Promise<Page<BookingViewProps> & { booking: BookingProps }> {
  const words = edition.words.booking;
  const { branches, all } = listedBranches(edition);
  const { trail, structured } = trailTo(edition, edition.href('booking'), words.trail);
  const view: BookingViewProps = {
    hero: { ...words.hero, trail },
    withoutScript: words.withoutScript,
    direct: {
      heading: words.direct.heading,
      ...omitUndefined({ all }),
      branches: branches.map((branch) => ({
        name: branch.name,
        hours: branch.hoursText,
        buttons: [
          chatButton(edition, branch, words.direct.chat, 'booking'),
          callButton(edition, branch, words.direct.call),
        ],
      })),
    },
    steps: { heading: words.steps.heading, points: words.steps.items, ordered: true },
  };
  const base = describePage(edition, {
    path: routes.booking,
    seo: words.seo,
    structuredData: [structured, organization(edition)],
    linkPicture: { ...view.hero, scene: heroScene('chair') },
    view: { section: 'booking', location: 'booking' },
  });
  return { ...base, view, booking: { options: bookingOptions(edition), words: words.form } };
}
