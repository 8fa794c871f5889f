import type { Written } from './parse.ts';
import type { Path, Report } from './problem.ts';

/** What search results show in full. */
const SEO_LENGTHS = { title: [30, 60], description: [70, 160] } as const;

type Part = keyof typeof SEO_LENGTHS;
type Found = { file: string; path: Path; text: string };

/** Every `seo` group in a language's files, wherever it stands, except those that a page fills in ({name}). */
function seoTexts(locale: string, { words, articles }: Written, part: Part): Found[] {
  const found: Found[] = [];
  const look = (value: unknown, file: string, path: Path): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, item] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      if (key !== 'seo') look(item, file, here);
      else if (!item[part].includes('{')) found.push({ file, path: [...here, part], text: item[part] });
    }
  };
  for (const [name, texts] of Object.entries(words)) look(texts, `${locale}/${name}.yaml`, []);
  for (const [slug, { seoTitle, description }] of Object.entries(articles)) {
    const file = `${locale}/articles/${slug}.mdx`;
    if (part === 'title') found.push({ file, path: ['seoTitle'], text: seoTitle });
    else found.push({ file, path: ['description'], text: description });
  }
  return found;
}

function checkUnique(found: readonly Found[], report: Report): void {
  for (const [index, { file, path, text }] of found.entries()) {
    const other = found.findIndex((one) => one.text === text);
    if (other < index)
      report({
        file,
        path,
        reason: `is the same as in content/${found[other]?.file}`,
        remedy: 'say what only this page has',
      });
  }
}

/** Titles and descriptions have the lengths that search results show, and no two pages or articles share one. */
export function checkSeo(locale: string, written: Written, report: Report): void {
  for (const part of ['title', 'description'] as const) {
    const [least, most] = SEO_LENGTHS[part];
    const found = seoTexts(locale, written, part);
    for (const { file, path, text } of found)
      if (text.length < least || text.length > most)
        report({
          file,
          path,
          reason: `must have ${least} to ${most} characters, has ${text.length} (got ${JSON.stringify(text)})`,
          remedy: text.length > most ? `shorten it by ${text.length - most}` : `add ${least - text.length}`,
        });
    checkUnique(found, report);
  }
  const titles = Object.entries(written.articles).map(([slug, { title }]) => ({
    file: `${locale}/articles/${slug}.mdx`,
    path: ['title'],
    text: title,
  }));
  checkUnique(titles, report);
}
