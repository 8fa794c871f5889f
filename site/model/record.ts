/** URLs on other hosts that the content security policy must allow. */
export type ExternalOrigins = { frames: string[]; pictures: string[] };

export type LinkPicture = {
  /** Its address on this site, '/og/locations-jvc.png'. */
  file: string;
  title: string;
  eyebrow: string;
  brand: string;
  places: string;
  /** The text is at the start side, the scene at the other. */
  direction: 'ltr' | 'rtl';
  /** Address of the picture in the arch; the default one if the page has none. */
  scene?: string;
};

/** What publishing needs to know of a page. The document embeds it as a script element, which publishing removes. */
export type PageRecord = {
  /** The address including the language prefix. */
  path: string;
  canonical: string;
  /** Included in the sitemap. */
  indexable: boolean;
  /** The day of its last change, such as 2025-08-12; undefined if unknown. */
  changed?: string;
  /** The page in every language including its own; empty if there is only one language. */
  alternates: { tag: string; href: string }[];
  linkPicture?: LinkPicture;
  externalOrigins: ExternalOrigins;
  /** The page has a form that posts to this site. */
  posts: boolean;
};
