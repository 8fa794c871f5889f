import { place } from '../../../contract/events.ts';
import { api, pagePath } from '../../../contract/routes.ts';
import { formatRating } from '../../../domain/format.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import { inOneLine } from '../../../domain/text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { BarberReviewsProps } from '../../islands/barber-reviews.island.tsx';
import type { BarberViewProps } from '../../views/barber/barber-view.tsx';
import { chatHref, phoneHref } from '../parts/branch.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { reviewFormWords } from '../parts/review-words.ts';
import { barberPhoto } from '../parts/team-cards.ts';

import { person } from '../structured-data.ts';

const MAX_DESCRIPTION = 160;

function seoOf(edition: Edition, barber: Barber) {
  const words = edition.words.barber.seo;
  const values = {
    name: barber.name,
    branch: barber.branch.name,
    title: barber.title.toLocaleLowerCase(edition.tag),
    experience: barber.experience,
  };
  // As many specialties as the length that search results show allows.
  const descriptions = barber.specialties.map((_, dropped) =>
    edition.fill(words.description, {
      ...values,
      specialties: inOneLine(barber.specialties.slice(0, barber.specialties.length - dropped), edition.tag),
    }),
  );
  const description =
    descriptions.find((text) => text.length <= MAX_DESCRIPTION) ?? descriptions.at(-1) ?? '';
  return { title: edition.fill(words.title, values), description };
}

function ratingOf({ words, tag }: Edition, { id }: Barber): BarberViewProps['rating'] {
  const { label, count, none } = words.interface.rating;
  return {
    from: `${api.reviewCounts}?barberId=${id}`,
    label,
    count,
    none: { value: formatRating(0, tag), words: none },
  };
}

function reviewsOf(edition: Edition, { id, name }: Barber): BarberReviewsProps {
  const { reviews, policy, toasts } = edition.words.barber;
  return {
    barberId: id,
    locale: edition.tag,
    language: edition.locale,
    words: {
      list: reviews,
      policy: { ...policy, counts: policy.counts.replace('{name}', name) },
      form: reviewFormWords(edition),
      toasts,
    },
  };
}

function buttonsOf(edition: Edition, { id, name, branch }: Barber): BarberViewProps['buttons'] {
  const words = edition.words.barber;
  return [
    {
      kind: 'whatsapp',
      icon: 'whatsapp',
      label: words.chat,
      href: chatHref(edition, branch, 'barber', { barber: name }),
      newTab: true,
      by: { event: 'whatsapp_booking', section: 'barber', location: place('{barber}', id) },
    },
    {
      kind: 'quiet',
      icon: 'phone',
      label: words.call,
      href: phoneHref(branch),
      by: { event: 'call_click', section: 'phone_number', location: place('{branch}', branch.slug) },
    },
    {
      kind: 'quiet',
      icon: 'calendar',
      label: words.book,
      href: edition.href('book', { branch: branch.slug, barber: id }),
      by: { event: 'book_click', section: 'barber', location: place('{barber}', id) },
    },
  ];
}

type Islands = { reviews: BarberReviewsProps };

export async function barberPage(edition: Edition, barber: Barber): Promise<Page<BarberViewProps> & Islands> {
  const words = edition.words.barber;
  const { branch, name, otherName, title, experience, id } = barber;
  const { trail, structured } = trailTo(edition, barber.href, name, [
    { label: words.team, href: edition.href('team') },
  ]);
  const view: BarberViewProps = {
    trail,
    portrait: omitUndefined({
      id,
      monogram: barber.monogram,
      photo: await barberPhoto(edition, barber, '(width < 48rem) 6rem, 22rem'),
    }),
    name,
    ...omitUndefined({ otherName }),
    title,
    // Most addresses begin with the name of the branch.
    branchLine: branch.address.includes(branch.name)
      ? branch.address
      : edition.fill(words.branchLine, { branch: branch.name, address: branch.address }),
    rating: ratingOf(edition, barber),
    buttons: buttonsOf(edition, barber),
    stats: {
      title: words.stats.title,
      facts: [
        { label: words.stats.experience, value: experience },
        { label: words.stats.branch, value: branch.name },
      ],
    },
    specialties: { title: words.specialties, list: barber.specialties },
    visit: { edition, branch, title: words.visit },
  };
  const base = describePage(edition, {
    path: pagePath('barber', barber),
    seo: seoOf(edition, barber),
    type: 'profile',
    // A sample person is not announced to search engines.
    structuredData: barber.sample ? [structured] : [structured, person(barber)],
    branch,
    linkPicture: omitUndefined({ title: name, eyebrow: title, scene: view.portrait.photo }),
    posts: true,
    view: { section: 'barber', location: place('{barber}', id) },
  });
  return { ...base, view, reviews: reviewsOf(edition, barber) };
}
