import type { Problem } from './content-error.ts';
import type { Written } from './parse.ts';

/** What search results show in full. */
const SEO_LENGTHS = { title: [30, 60], description: [70, 160] } as const;

type Found = { file: string; field: string; text: string };

/** Every `seo` group in a language's files, wherever it stands, except those that a page fills in ({name}). */
function seoTexts(locale: string, { words, articles }: Written, part: keyof typeof SEO_LENGTHS): Found[] {
  const found: Found[] = [];
  const look = (value: unknown, file: string, field: string): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, item] of Object.entries(value)) {
      const here = field ? `${field}.${key}` : key;
      if (key !== 'seo') look(item, file, here);
      else if (!item[part].includes('{')) found.push({ file, field: `${here}.${part}`, text: item[part] });
    }
  };
  for (const [name, texts] of Object.entries(words)) look(texts, `${locale}/${name}.yaml`, '');
  for (const [slug, { seoTitle, description }] of Object.entries(articles)) {
    const file = `${locale}/articles/${slug}.mdx`;
    found.push(
      part === 'title'
        ? { file, field: 'seoTitle', text: seoTitle }
        : { file, field: 'description', text: description },
    );
  }
  return found;
}

/** Titles and descriptions have the lengths that search results show, and no two pages share one. */
export function seoChecks(locale: string, written: Written): Problem[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const [least, most] = SEO_LENGTHS[part];
    const texts = seoTexts(locale, written, part);
    return texts.flatMap(({ file, field, text }, index) => {
      const problems: Problem[] = [];
      if (text.length < least || text.length > most) {
        const reason = `must have ${least} to ${most} characters, has ${text.length} (got ${JSON.stringify(text)})`;
        problems.push({ file, field, reason });
      }
      const other = texts.findIndex((one) => one.text === text);
      if (other < index) problems.push({ file, field, reason: `is the same as in ${texts[other]?.file}` });
      return problems;
    });
  });
}
