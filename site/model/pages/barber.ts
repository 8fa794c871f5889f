import type { Person } from 'schema-dts';
import { place } from '../../../contract/events.ts';
import { pagePath } from '../../../contract/routes.ts';
import { given } from '../../../domain/given.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { BarberRatingProps } from '../../islands/barber-rating.island.tsx';
import type { BarberReviewsProps } from '../../islands/barber-reviews.island.tsx';
import type { BarberViewProps } from '../../views/barber/barber-view.tsx';
import { absolute } from '../parts/addresses.ts';
import { chatHref, phoneHref } from '../parts/branch.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { reviewErrors } from '../parts/review-errors.ts';
import { branchId } from '../parts/structured-data/organization.ts';
import { barberPhoto } from '../parts/team-cards.ts';
import { visitCard } from '../parts/visit.ts';

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
      specialties: barber.specialties.slice(0, barber.specialties.length - dropped).join(', '),
    }),
  );
  const description =
    descriptions.find((text) => text.length <= MAX_DESCRIPTION) ?? descriptions.at(-1) ?? '';
  return { title: edition.fill(words.title, values), description };
}

function person(barber: Barber): Person {
  return {
    '@type': 'Person',
    '@id': absolute(`${barber.href}#person`),
    name: barber.name,
    jobTitle: barber.title,
    url: absolute(barber.href),
    worksFor: { '@id': branchId(barber.branch) },
    knowsAbout: barber.specialties,
  };
}

function reviewIslands(edition: Edition, { id, name }: Barber) {
  const { reviews, policy, form, toasts } = edition.words.barber;
  const { rating } = edition.words.interface;
  const shared = { barberId: id, locale: edition.tag };
  const average: BarberRatingProps = { ...shared, words: { ...rating, loading: reviews.loading } };
  const list: BarberReviewsProps = {
    ...shared,
    language: edition.locale,
    words: {
      list: reviews,
      policy: { ...policy, counts: policy.counts.replace('{name}', name) },
      form: { ...form, errors: reviewErrors(edition) },
      toasts,
    },
  };
  return { rating: average, reviews: list };
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

type Islands = { rating: BarberRatingProps; reviews: BarberReviewsProps };

export async function barberPage(edition: Edition, barber: Barber): Promise<Page<BarberViewProps> & Islands> {
  const words = edition.words.barber;
  const { branch, name, arabicName, title, experience, id } = barber;
  const { trail, structured } = trailTo(edition, barber.href, name, [
    { label: words.team, href: edition.href('team') },
  ]);
  const view: BarberViewProps = {
    trail,
    portrait: given({
      id,
      monogram: barber.monogram,
      arabicName,
      photo: await barberPhoto(edition, barber, '(width < 48rem) 72vw, 22rem'),
    }),
    name,
    ...given({ arabicName }),
    title,
    branchLine: edition.fill(words.branchLine, { branch: branch.name, address: branch.address }),
    buttons: buttonsOf(edition, barber),
    stats: {
      title: words.stats.title,
      facts: [
        { label: words.stats.experience, value: experience },
        { label: words.stats.branch, value: branch.name },
      ],
    },
    specialties: { title: words.specialties, list: barber.specialties },
    visit: visitCard(edition, branch, words.visit),
  };
  const base = describePage(edition, {
    path: pagePath('barber', barber),
    seo: seoOf(edition, barber),
    type: 'profile',
    // A sample person is not announced to search engines.
    structuredData: barber.sample ? [structured] : [structured, person(barber)],
    branch,
    linkPicture: given({ title: name, eyebrow: title, scene: view.portrait.photo }),
    posts: true,
    view: { section: 'barber', location: place('{barber}', id) },
  });
  return { ...base, view, ...reviewIslands(edition, barber) };
}
