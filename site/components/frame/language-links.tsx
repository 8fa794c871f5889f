import './language-links.css';

export type LanguageLinkProps = { label: string; href: string; lang: string; dir: 'ltr' | 'rtl' };

/** The same page in the other languages, each named in itself. */
export const LanguageLinks = ({ languages }: { languages: LanguageLinkProps[] }) =>
  languages.map(({ label, href, lang, dir }) => (
    <a key={lang} className="language-link" href={href} hrefLang={lang} lang={lang} dir={dir}>
      {label}
    </a>
  ));
