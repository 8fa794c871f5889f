import { place } from '../../../contract/events.ts';
import { pagePath, reviewPages } from '../../../contract/routes.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import { inOneLine } from '../../../domain/text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type PageBase } from '../parts/page.ts';
import { barberPhoto } from '../parts/team-cards.ts';
import { person } from '../structured-data.ts';

const MAX_DESCRIPTION = 160;

/** As many specialties as the length that search results show allows. */
function descriptionOf(edition: Edition, { name, branch, title, experience, specialties }: Barber): string {
  const texts = specialties.map((_, dropped) =>
    edition.fill(edition.words.barber.seo.description, {
      name,
      branch: branch.name,
      title: title.toLocaleLowerCase(edition.tag),
      experience,
      specialties: inOneLine(specialties.slice(0, specialties.length - dropped), edition.tag),
    }),
  );
  return texts.find((text) => text.length <= MAX_DESCRIPTION) ?? texts.at(-1) ?? '';
}

export const barberTrail = (edition: Edition, { href, name }: Barber) =>
  trailTo(edition, href, name, [{ label: edition.words.barber.team, href: edition.href('team') }]);

/** The picture at the head of a profile. */
export const profilePhoto = (edition: Edition, barber: Barber) =>
  barberPhoto(edition, barber, '(width < 48rem) 6rem, 22rem');

export function barberHead(edition: Edition, barber: Barber): PageBase {
  const { name, branch, title } = barber;
  const { structured } = barberTrail(edition, barber);
  return describePage(edition, {
    path: pagePath('barber', barber),
    seo: {
      title: edition.fill(edition.words.barber.seo.title, { name, branch: branch.name }),
      description: descriptionOf(edition, barber),
    },
    type: 'profile',
    // A sample person is not announced to search engines.
    structuredData: barber.sample ? [structured] : [structured, person(barber)],
    branch,
    linkPicture: omitUndefined({ title: name, eyebrow: title, scene: profilePhoto(edition, barber) }),
    posts: true,
    view: { section: 'barber', location: place('{barber}', barber.id) },
  });
}

/** For /barber/… without a barber. */
export function barberNotFoundHead(edition: Edition): PageBase {
  const { seo, title } = edition.words.barber.notFound;
  return describePage(edition, {
    path: pagePath('barberNotFound'),
    seo,
    hidden: true,
    placeless: true,
    linkPicture: { title },
    view: { section: 'error', location: 'barber_not_found' },
  });
}

/** Where a review sent without JavaScript ends. */
export const reviewReceivedHead = (edition: Edition): PageBase =>
  describePage(edition, {
    path: reviewPages.received,
    seo: edition.words['review-pages'].received.seo,
    hidden: true,
    linkPicture: { title: edition.words.barber.toasts.success.title },
    view: { section: 'barber', location: 'review_received' },
  });

/** What answers a review sent without JavaScript that was not taken. */
export function reviewProblemHead(edition: Edition): PageBase {
  const { seo, title } = edition.words['review-pages'].problem;
  return describePage(edition, {
    path: reviewPages.problem,
    seo,
    hidden: true,
    placeless: true,
    linkPicture: { title },
    posts: true,
    view: { section: 'error', location: 'review_problem' },
  });
}
