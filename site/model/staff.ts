import { STAFF_PATH } from '../../contract/staff.ts';
import type { Edition } from '../../edition/edition.ts';
import { drawingNames } from './media/drawings.ts';
import { sceneFiles, sceneNames } from './media/pictures.ts';
import { absolute } from './parts/addresses.ts';
import type { PageRecord } from './record.ts';

/** See ConsoleProps. */
function recordNames({ words, services, offers }: Edition): Record<string, string> {
  const { titles, specialties } = words.team;
  const named = [
    ...Object.entries(specialties).map(([id, name]) => [`specialties.${id}`, name]),
    ...Object.entries(words.branches.features).map(([id, name]) => [`features.${id}`, name]),
    ...services.map(({ id, name }) => [id, name]),
    ...Object.entries(words['fade-haircut'].fades.items).map(([id, { name }]) => [`fade-${id}`, name]),
    ...offers.map(({ page, item, name }) => [`${page}.${item}`, name]),
  ];
  return { ...words.areas.items, ...titles, ...Object.fromEntries(named) };
}

/**
 * Data of the staff console in one language; the console loads everything else from the API. Includes former barbers, whose reviews stay,
 * and reply templates in all languages.
 */
export function staffPage(edition: Edition, editions: readonly Edition[] = [edition]) {
  const { seo, withoutScript, ...words } = edition.words.staff;
  const { branches, team } = edition.facts;
  const record: PageRecord = {
    path: edition.local(STAFF_PATH),
    canonical: absolute(edition.local(STAFF_PATH)),
    indexable: false,
    alternates: [],
    // Pages before and after a change.
    externalOrigins: { frames: ["'self'"], pictures: [] },
    posts: false,
  };
  return {
    seo,
    withoutScript: { title: words.title, text: withoutScript },
    record,
    tag: edition.tag,
    direction: edition.direction,
    console: {
      words,
      locale: edition.tag,
      language: edition.locale,
      branches: branches.map(({ slug, name }) => ({
        slug,
        name: edition.allBranches.find((branch) => branch.slug === slug)?.name ?? name,
      })),
      barbers: team.map(({ id, name, branch }) => ({
        id,
        name: edition.allTeam.find((barber) => barber.id === id)?.name ?? name,
        branchId: branch,
      })),
      articles: [...edition.articles, ...edition.otherArticles].map(({ slug, title }) => ({ slug, title })),
      names: recordNames(edition),
      labels: Object.fromEntries(
        editions.map(({ locale, articles }) => [
          locale,
          {
            categories: [...new Set(articles.map(({ category }) => category))].sort(),
            drawings: drawingNames,
            scenes: sceneNames,
          },
        ]),
      ),
      scenes: sceneFiles,
      today: {
        branches: edition.branches.map((branch) => ({
          slug: branch.slug,
          name: branch.name,
          timetable: branch.timetable,
          barbers: edition.teamOf(branch).map(({ id, name }) => ({ id, name })),
        })),
        badge: edition.words.interface.badge,
        languages: editions.map(({ locale, name, tag, words: { interface: shared } }) => ({
          locale,
          name,
          tag,
          hours: { ...shared.hours, range: shared.units.hours },
        })),
      },
      // Those in the language of the console come first.
      replyTemplates: [
        ...new Set([edition, ...editions].flatMap(({ words }) => words.interface.replyTemplates)),
      ],
    },
  };
}
