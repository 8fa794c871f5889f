import { localPath } from '../../contract/routes.ts';
import { STAFF_PATH } from '../../contract/staff.ts';
import { useHash } from '../address.ts';
import { useConsole } from '../context.ts';

/** Links to the same screen of the console in the other languages. */
export function LanguageLinks() {
  const { today, locale: tag } = useConsole();
  const hash = useHash();
  return today.languages
    .filter((language) => language.tag !== tag)
    .map(({ locale, name, tag: lang }) => (
      <a key={locale} lang={lang} hrefLang={lang} href={`${localPath(STAFF_PATH, locale)}#${hash}`}>
        {name}
      </a>
    ));
}
