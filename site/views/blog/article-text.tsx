import type { ArticleBlock, ArticleElement } from '../../../contract/article-text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { Prose } from '../../components/prose.tsx';
import { articlePhoto } from '../../model/media/pictures.ts';
import { articleBlocks } from './article-blocks.tsx';

/** Level-2 headings, for the table of contents. */
export const sectionsOf = ({ body }: Article): ArticleElement[] =>
  body.filter((node) => typeof node === 'object' && 'tag' in node && node.tag === 'h2') as ArticleElement[];

export function ArticleText({ edition, article }: { edition: Edition; article: Article }) {
  const blocks = articleBlocks(edition, article);
  return (
    <Prose
      nodes={article.body}
      local={edition.local}
      block={(name) => blocks[name as ArticleBlock]()}
      photo={(name, alt) => {
        const photo = articlePhoto(edition, name);
        return photo && <img {...photo} alt={alt} loading="lazy" decoding="async" />;
      }}
    />
  );
}
