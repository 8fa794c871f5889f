import { DEFAULT_LOCALE, facts, wordsOf } from '../content/source.ts';
import { languageTag } from '../locale.ts';

/** What the staff console needs of the content; everything else it asks the API. */
export function staffPage() {
  const { seo, ...words } = wordsOf(DEFAULT_LOCALE).staff;
  return {
    seo,
    locale: DEFAULT_LOCALE,
    console: {
      words,
      locale: languageTag(DEFAULT_LOCALE),
      branches: facts.branches.map(({ id, slug, name }) => ({ id, slug, name })),
      barbers: facts.team.map(({ id, name, branch }) => ({ id, name, branchId: branch })),
    },
  };
}
