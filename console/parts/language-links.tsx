import { localPath } from '../../contract/routes.ts';
import { STAFF_PATH } from '../../contract/staff.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { useHash } from '../address.ts';
import { useConsole } from '../context.ts';
import { languageOf } from '../language.ts';

/** Links to the same page of the site, or else screen of the console, in the other languages. */
export function LanguageLinks({ page }: { page?: string }) {
  const context = useConsole();
  const hash = useHash();
  const own = page ? languageOf(page, context) : context.language;
  const prefix = own === FIRST_LANGUAGE ? '' : `/${own}`;
  return context.today.languages
    .filter(({ locale }) => locale !== own)
    .map(({ locale, name, tag }) => {
      const href = page
        ? localPath(page.slice(prefix.length) || '/', locale)
        : `${localPath(STAFF_PATH, locale)}#${hash}`;
      return (
        <a key={locale} lang={tag} hrefLang={tag} href={href}>
          {name}
        </a>
      );
    });
}
