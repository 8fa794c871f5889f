import type { Person } from 'schema-dts';
import { place } from '../../../contract/events.ts';
import { bookingPath, routes } from '../../../contract/routes.ts';
import { fillGreeting as fill } from '../../../domain/links.ts';
import type { BarberRatingProps } from '../../islands/barber-rating.island.tsx';
import type { BarberReviewsProps } from '../../islands/barber-reviews.island.tsx';
import type { BarberViewProps } from '../../views/barber/barber-view.tsx';
import { chatHref, phoneHref } from '../branch.ts';
import { DEFAULT_LOCALE, facts, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { absolute, pageHead } from '../head.ts';
import { languageTag } from '../locale.ts';
import { localePaths } from '../paths.ts';
import { branchId } from '../structured-data/organization.ts';
import { type Barber, barberPhoto, teamIn } from '../team.ts';
import { visitCard } from '../visit.ts';

const MAX_DESCRIPTION = 160;

export const barberPaths = () =>
  localePaths().flatMap(({ params }) => facts.team.map(({ id }) => ({ params: { ...params, barber: id } })));

function seoOf(barber: Barber, locale: string) {
  const words = wordsOf(locale).barber.seo;
  const values = {
    name: barber.name,
    branch: barber.branch.name,
    title: barber.title.toLocaleLowerCase(locale),
    years: String(barber.years),
  };
  // As many specialties as the length that search results show allows.
  const descriptions = barber.specialties.map((_, dropped) =>
    fill(words.description, {
      ...values,
      specialties: barber.specialties.slice(0, barber.specialties.length - dropped).join(', '),
    }),
  );
  const description =
    descriptions.find((text) => text.length <= MAX_DESCRIPTION) ?? descriptions.at(-1) ?? '';
  return { title: fill(words.title, values), description };
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

function reviewIslands({ id, name }: Barber, locale: string) {
  const { reviews, policy, form, toasts } = wordsOf(locale).barber;
  const { rating } = wordsOf(locale).interface;
  const shared = { barberId: id, locale: languageTag(locale) };
  const average: BarberRatingProps = { ...shared, words: { ...rating, loading: reviews.loading } };
  const list: BarberReviewsProps = {
    ...shared,
    words: {
      list: reviews,
      policy: { ...policy, counts: policy.counts.replace('{name}', name) },
      form,
      toasts,
    },
  };
  return { rating: average, reviews: list };
}

export async function barberPage(id: string, locale = DEFAULT_LOCALE) {
  const barber = teamIn(locale).find((other) => other.id === id);
  if (!barber) throw new Error(`No barber '${id}'`);
  const { barber: words, interface: shared } = wordsOf(locale);
  const { branch, name, arabicName, title, experience } = barber;
  const { trail, structured } = trailTo(locale, barber.href, name, [
    { label: words.team, href: `${routes.home}#team` },
  ]);
  const view: BarberViewProps = {
    trail,
    portrait: {
      id,
      monogram: barber.monogram,
      arabicName,
      photo: await barberPhoto(barber, '(width < 48rem) 72vw, 22rem'),
    },
    name,
    arabicName,
    title,
    branchLine: fill(words.branchLine, { branch: branch.name, address: branch.address }),
    buttons: [
      {
        kind: 'whatsapp',
        icon: 'whatsapp',
        label: words.chat,
        href: chatHref(branch, shared.greetings.barber, { barber: name }),
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
        href: bookingPath({ branch: branch.slug, barber: id }),
        by: { event: 'book_click', section: 'barber', location: place('{barber}', id) },
      },
    ],
    stats: {
      title: words.stats.title,
      facts: [
        { label: words.stats.experience, value: experience },
        { label: words.stats.branch, value: branch.name },
      ],
    },
    specialties: { title: words.specialties, list: barber.specialties },
    visit: visitCard(branch, words.visit),
  };
  const head = pageHead({
    locale,
    path: barber.href,
    seo: seoOf(barber, locale),
    type: 'profile',
    // A sample person is not announced to search engines.
    structuredData: barber.sample ? [structured] : [structured, person(barber)],
    view: { section: 'barber', location: place('{barber}', id) },
  });
  return { head, view, ...reviewIslands(barber, locale) };
}
