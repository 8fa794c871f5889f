import { routes } from '../../../contract/routes.ts';
import type { BookingProps } from '../../islands/booking.island.tsx';
import type { BookingViewProps } from '../../views/booking/booking-view.tsx';
import { type Branch, branchesIn } from '../branch.ts';
import { callButton, chatButton } from '../calls.ts';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { languageTag } from '../locale.ts';
import { menuServices } from '../service.ts';
import { organization } from '../structured-data/organization.ts';
import { teamIn } from '../team.ts';

/** Everything that can be chosen; branches go by the name that stands in addresses, such as 'jvc'. */
function bookingOptions(branches: Branch[], locale: string): BookingProps['options'] {
  return {
    branches: branches.map(({ slug, name, address, timetable, whatsapp, phone }) => ({
      id: slug,
      name,
      address,
      timetable,
      whatsapp,
      phone,
    })),
    services: menuServices(locale).map(({ id, name, minutes, priceText, branches: offering }) => ({
      id,
      name,
      minutes,
      price: priceText,
      branchIds: offering.map(({ slug }) => slug),
    })),
    barbers: teamIn(locale).map(({ id, name, branch }) => ({ id, name, branchId: branch.slug })),
    locale: languageTag(locale),
  };
}

export async function bookingPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale).booking;
  const branches = branchesIn(locale);
  const { trail, structured } = trailTo(locale, routes.booking, words.trail);
  const view: BookingViewProps = {
    hero: { ...words.hero, trail, scene: await heroScene('chair') },
    direct: {
      heading: words.direct.heading,
      branches: branches.map((branch) => ({
        name: branch.name,
        hours: branch.hoursText,
        buttons: [chatButton(branch, words.direct.chat, 'booking'), callButton(branch, words.direct.call)],
      })),
    },
    steps: { heading: words.steps.heading, points: words.steps.items },
  };
  const head = pageHead({
    locale,
    path: routes.booking,
    seo: words.seo,
    structuredData: [structured, organization(locale)],
    view: { section: 'booking', location: 'booking' },
  });
  return { head, view, booking: { options: bookingOptions(branches, locale), words: words.form } };
}
