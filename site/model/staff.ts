import { STAFF_PATH } from '../../contract/staff.ts';
import type { Edition } from '../../edition/edition.ts';
import { absolute } from './parts/addresses.ts';
import type { PageRecord } from './record.ts';

/**
 * What the staff console needs of the content; everything else it asks the API. Barbers who left keep their reviews, and a
 * reply may be in any language of the site.
 */
export function staffPage(edition: Edition, editions: readonly Edition[] = [edition]) {
  const { seo, withoutScript, ...words } = edition.words.staff;
  const { branches, team } = edition.facts;
  const record: PageRecord = {
    path: STAFF_PATH,
    canonical: absolute(STAFF_PATH),
    indexable: false,
    alternates: [],
    outside: { frames: [], pictures: [] },
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
      branches: branches.map(({ slug, name }) => ({ slug, name })),
      barbers: team.map(({ id, name, branch }) => ({ id, name, branchId: branch })),
      articles: edition.articles.map(({ slug, title }) => ({ slug, title })),
      today: {
        branches: edition.branches.map((branch) => ({
          slug: branch.slug,
          name: branch.name,
          timetable: branch.timetable,
          barbers: edition.teamOf(branch).map(({ id, name }) => ({ id, name })),
        })),
        badge: edition.words.interface.badge,
        languages: editions.map(({ locale, name, tag, words: { interface: said } }) => ({
          ...{ locale, name, tag },
          hours: { ...said.hours, range: said.units.hours },
        })),
      },
      replyTemplates: editions.flatMap(({ words }) => words.interface.replyTemplates),
      languages: edition.languages
        .filter(({ locale }) => locale !== edition.locale)
        .map(({ locale, name }) => ({ locale, name })),
    },
  };
}
