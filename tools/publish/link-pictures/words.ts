import type { CardWords } from './card.ts';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
const inner = (html: string, pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');

export type LinkPicture = {
  /** Where it goes, from dist. */
  file: string;
  words: CardWords;
  /** The first picture that the page itself shows, from dist; undefined where it shows only drawings. */
  scene: string | undefined;
};

const FIRST_PICTURE = /<main[\s\S]*?<picture>[\s\S]*?<img [^>]*?src="\/([^"]+\.(?:avif|webp|jpg|png))"/;

/** The picture that a page names, and what it shows; nothing for a page that names none of ours. */
export function linkPictureOf(html: string): LinkPicture | undefined {
  const file = /<meta property="og:image" content="[^"]*?(\/og\/[\w-]+\.png)"/.exec(html)?.[1];
  if (!file) return undefined;
  const name = inner(html, /<meta property="og:site_name" content="([^"]+)"/);
  return {
    file: file.slice(1),
    scene: FIRST_PICTURE.exec(html)?.[1],
    words: {
      title: inner(html, /<h1[^>]*>([\s\S]*?)<\/h1>/),
      eyebrow: inner(html, /<main[\s\S]*?class="eyebrow"[^>]*>([\s\S]*?)<\/p>/) || name,
      brand: name,
      places: inner(html, /<dialog[\s\S]*<p class="quiet">([\s\S]*?)<\/p><\/dialog>/),
    },
  };
}
