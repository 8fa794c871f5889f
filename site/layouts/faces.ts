import { fontData } from 'astro:assets';
import type { FaceVariable } from '../styles/fallback-faces.ts';

type Face = { variable: FaceVariable; family: string; url: string; weight: string };

/** What a family is called in style sheets and in scripts, by the variable that puts what stands in for it behind it. */
const LATIN = { '--display': 'house-display', '--text': 'house-text' };
const ARABIC = {
  '--arabic-display': 'house-naskh',
  '--arabic-display-figures': 'house-figures',
  '--arabic-text': 'house-arabic',
  '--arabic-text-figures': 'house-text',
};

export const isArabic = (tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Arab';

/** The files that a page in this language is set in: every script has faces of its own, and no page asks for another's. */
export const facesOf = (tag: string): Face[] =>
  (Object.entries(isArabic(tag) ? ARABIC : LATIN) as [FaceVariable, string][]).flatMap(([variable, family]) =>
    (fontData[variable] ?? []).flatMap(({ src: [file], weight = 'normal' }) =>
      file ? [{ variable, family, url: file.url, weight }] : [],
    ),
  );
