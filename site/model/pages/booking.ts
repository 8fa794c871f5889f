import { routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { BookingProps } from '../../islands/booking.island.tsx';
import type { BookingViewProps } from '../../views/booking/booking-view.tsx';
import { heroScene } from '../media/hero-scene.ts';
import { callButton, chatButton } from '../parts/calls.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { organization } from '../parts/structured-data/organization.ts';

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
  services: edition.menu.map(({ id, name, minutes, priceText, branches }) => ({
    id,
    name,
    minutes,
    price: priceText,
    branchIds: branches.map(({ slug }) => slug),
  })),
  barbers: edition.team.map(({ id, name, branch }) => ({ id, name, branchId: branch.slug })),
  locale: edition.tag,
});

export async function bookingPage(
  edition: Edition,
): Promise<Page<BookingViewProps> & { booking: BookingProps }> {
  const words = edition.words.booking;
  const { trail, structured } = trailTo(edition, edition.href('booking'), words.trail);
  const view: BookingViewProps = {
    hero: { ...words.hero, trail, scene: await heroScene('chair') },
    direct: {
      heading: words.direct.heading,
      branches: edition.branches.map((branch) => ({
        name: branch.name,
        hours: branch.hoursText,
        buttons: [
          chatButton(edition, branch, words.direct.chat, 'booking'),
          callButton(branch, words.direct.call),
        ],
      })),
    },
    steps: { heading: words.steps.heading, points: words.steps.items },
  };
  const base = describePage(edition, {
    path: routes.booking,
    seo: words.seo,
    structuredData: [structured, organization(edition)],
    linkPicture: view.hero,
    view: { section: 'booking', location: 'booking' },
  });
  return { ...base, view, booking: { options: bookingOptions(edition), words: words.form } };
}
