import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

/** The text of the articles; what stands at their head, and every other content file, is read and checked by edition/. */
export const collections = {
  articles: defineCollection({ loader: glob({ base: './content', pattern: '*/articles/*.mdx' }) }),
};
