import type { ContentFacts } from '../../contract/content-facts.ts';
import { articleName, type PlaceIds } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { pick } from '../../domain/lists.ts';
import type { Edition } from '../../edition/edition.ts';
import { absolute, siteUrl } from './parts/addresses.ts';
import { priceWordsOf } from './parts/islands.ts';
import { reviewProblemWords } from './parts/review-words.ts';

const unique = (names: string[]) => [...new Set(names)];

/** Ids that analytics events may refer to. */
function placesOf(editions: readonly Edition[], { facts }: Edition): PlaceIds {
  const words = editions.map((edition) => edition.words);
  const pictures = words.flatMap((one) => Object.keys(one['press-kit'].pictures.items));
  const slugs = editions.flatMap(({ articles }) => articles.map(({ slug }) => articleName(slug)));
  return {
    branch: facts.branches.map(({ slug }) => slug),
    barber: facts.team.map(({ id }) => id),
    service: unique([
      ...facts.services.map(({ id }) => id),
      ...editions.flatMap(({ offers }) => offers.map(({ id }) => id)),
    ]),
    article: unique(slugs),
    servicePage: unique(words.flatMap((one) => Object.keys(one['service-pages'].items))),
    download: unique([...facts.press.downloads.map(({ id }) => id), ...pictures]),
    route: Object.keys(routes),
  };
}

/** Texts of calendar entries by language tag. */
const appointmentsOf = (editions: readonly Edition[]): ContentFacts['appointments'] =>
  Object.fromEntries(
    editions.map((edition) => {
      const { tag, words, facts, offers, allBranches, allTeam } = edition;
      const { message, people } = words.booking.form;
      return [
        tag,
        {
          ...words.booking.calendar,
          ...pick(message, 'barber', 'people', 'cannotCome'),
          services: Object.fromEntries(
            offers.map((offer) => [offer.id, pick(offer, 'name', 'price', 'from', 'to')]),
          ),
          priceWords: priceWordsOf(edition),
          peopleCount: people,
          barbers: Object.fromEntries(allTeam.map(({ id, name }) => [id, name])),
          branches: Object.fromEntries(
            allBranches.map(({ slug, name, phone, whatsapp, address, coordinates, href }) => [
              slug,
              {
                name,
                whatsapp,
                coordinates,
                url: absolute(href),
                description: `${words.interface.labels.phone}: ${phone}\n${absolute(href)}`,
                location: `${facts.business.name}, ${address}`,
              },
            ]),
          ),
        },
      ];
    }),
  );

/** The content data that the server needs. */
export function serverFacts(editions: readonly Edition[]): ContentFacts {
  const [first] = editions;
  if (!first) throw new Error('There is no language');
  const { facts, allTeam, allBranches } = first;
  const current = new Set(allTeam.map(({ id }) => id));
  const timetables = new Map(allBranches.map(({ slug, timetable }) => [slug, timetable]));
  return {
    siteUrl,
    barbers: facts.team.map(({ id, name, branch }) => ({
      id,
      name,
      branchId: branch,
      left: !current.has(id),
    })),
    branches: facts.branches.map(({ slug }) => {
      const timetable = timetables.get(slug);
      return { slug, ...(timetable && { timetable }) };
    }),
    places: placesOf(editions, first),
    appointments: appointmentsOf(editions),
    mails: Object.fromEntries(
      editions.map(({ locale, words }) => [
        locale,
        { ...words.staff.mails, hours: words.interface.units.hoursInText },
      ]),
    ),
    reviewProblems: reviewProblemWords(editions),
  };
}

/** Redirects in all languages. */
export const redirectsOf = (editions: readonly Edition[]) =>
  editions.flatMap(({ redirects, local }) =>
    redirects.map(({ from, to }) => ({ from: local(from), to: local(to) })),
  );
