import { searchLengths, shortened } from '../domain/search-lengths.ts';
import { type ArticleNode, plainWords } from './article-text.ts';

const WORDS_A_MINUTE = 200;

/** Values for fields that the front matter of an article leaves out, derived from its title and text. */
export function articleDefaults(title: string, body: readonly ArticleNode[]) {
  const texts = body.map((node) => plainWords([node]).trim());
  let opening = '';
  for (const [index, node] of body.entries())
    if (
      opening.length < searchLengths.description.least &&
      typeof node === 'object' &&
      'tag' in node &&
      node.tag === 'p'
    )
      opening = `${opening} ${texts[index]}`.trim();
  const description = shortened(opening, searchLengths.description.most);
  const isShort = title.length < searchLengths.title.least;
  return {
    seoTitle: shortened(isShort && opening ? `${title}: ${opening}` : title, searchLengths.title.most),
    description,
    excerpt: description,
    readMinutes: Math.max(1, Math.round(texts.join(' ').split(/\s+/).length / WORDS_A_MINUTE)),
  };
}
