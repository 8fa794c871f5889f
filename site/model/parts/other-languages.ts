import type { Edition } from '../../../edition/edition.ts';
import type { LanguageLinkProps } from '../../components/frame/language-links.tsx';

/** A page in the other languages of the site. */
export const otherLanguages = (
  { languages, locale: own }: Pick<Edition, 'languages' | 'locale'>,
  path: string,
): LanguageLinkProps[] =>
  languages
    .filter(({ locale }) => locale !== own)
    .map(({ locale, name, direction, local }) => ({
      label: name,
      href: local(path),
      lang: locale,
      dir: direction,
    }));
