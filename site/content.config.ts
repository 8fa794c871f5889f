import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleMatter } from './schema/article-matter.ts';

/** The articles; every other content file is read and checked by site/model/content. */
export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content', pattern: '*/articles/*.mdx' }),
    schema: articleMatter,
  }),
};
