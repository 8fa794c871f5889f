/** What a page asks of other hosts, each by the purpose that the security policy names. */
export type Outside = { frames: string[]; pictures: string[] };

export type LinkPicture = {
  /** Its address on this site, '/og/locations-jvc.png'. */
  file: string;
  title: string;
  eyebrow: string;
  brand: string;
  places: string;
  /** The words stand where lines begin, the scene on the other side. */
  direction: 'ltr' | 'rtl';
  /** Address of the picture in the arch; the house's own where the page shows none. */
  scene?: string;
};

/**
 * All that publishing must know of a page. The document writes it into the page as one inert script element, and
 * publishing takes it out again: nobody reads it back from markup.
 */
export type PageRecord = {
  /** The address the page answers, language included. */
  path: string;
  canonical: string;
  /** May be found, and under its own address. */
  indexable: boolean;
  /** The day its words last changed, 2025-08-12; undefined for 'with the site'. */
  changed?: string;
  /** The same page in every language, itself included; empty while there is one language. */
  alternates: { tag: string; href: string }[];
  linkPicture?: LinkPicture;
  outside: Outside;
  /** It has a form that is sent to this site. */
  posts: boolean;
};
