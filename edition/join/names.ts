/** A name as the language does not write it, and the language that does. */
export type OtherName = { lang: string; text: string };

const ARABIC = 'ar';

type Named = { name: string; arabicName?: string };
type Own = { name?: string; shortName?: string } | undefined;

/** The name of a person or a branch in a language, and in the other script where the facts have it. */
export function namesIn(
  locale: string,
  { name, arabicName }: Named,
  own?: string,
): { name: string; otherName?: OtherName } {
  if (locale === ARABIC) return { name: own ?? arabicName ?? name, otherName: { lang: 'en', text: name } };
  return { name: own ?? name, ...(arabicName && { otherName: { lang: ARABIC, text: arabicName } }) };
}

/** A branch by the names that a language has for it. */
export function branchNames(
  locale: string,
  branch: Named & { shortName: string },
  own: Own,
): { name: string; shortName: string; otherName?: OtherName } {
  const names = namesIn(locale, branch, own?.name);
  const short = names.name === branch.name ? branch.shortName : names.name;
  return { ...names, shortName: own?.shortName ?? short };
}
