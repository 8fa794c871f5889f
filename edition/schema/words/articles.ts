import { z } from 'zod';
import type { articleDefaults } from '../../../contract/article-defaults.ts';
import {
  action,
  call,
  day,
  drawing,
  drawnPoint,
  id,
  list,
  oneOf,
  plural,
  point,
  sample,
  scene,
  seo,
  text,
  texts,
} from '../shared.ts';

const row = z.tuple([text, text, text, text]);
const described = texts('name description bestFor').extend({ id });
const levels = z.strictObject({
  impact: texts('very-high high medium'),
  maintenance: texts('low medium high'),
  difficulty: texts('gentle medium demanding'),
});

/**
 * Front matter of content/<language>/articles/*.mdx; figures come from the facts by id. contract/article-defaults.ts
 * derives omitted titles, descriptions and reading times from the text.
 */
export const articleMatter = z.strictObject({
  title: text,
  seoTitle: text.exactOptional(),
  description: text.exactOptional(),
  excerpt: text.exactOptional(),
  category: text.meta({ suggest: 'categories' }),
  readMinutes: z.int().positive().exactOptional(),
  published: day,
  /** True if we made up the date. */
  dateSample: z.boolean(),
  /** True if the text says of the business what it has not confirmed. */
  sample,
  author: z.strictObject({ name: text, sample: z.boolean() }),
  featured: z.boolean(),
  tags: z.array(text),
  scene,
  badge: text.exactOptional(),
  haircuts: list(described.extend({ tip: text })).exactOptional(),
  trends: list(texts('title description').extend({ id })).exactOptional(),
  fades: list(described).exactOptional(),
  steps: list(drawnPoint).exactOptional(),
  faceShapes: list(
    z.strictObject({ name: text, drawing: drawing.exactOptional(), fades: list(id), text }),
  ).exactOptional(),
  maintenance: z
    .strictObject({ caption: text, columns: row, rows: list(z.strictObject({ id, note: text })) })
    .exactOptional(),
  seasons: z.strictObject({ caption: text, columns: row, rows: list(row) }).exactOptional(),
  quotes: list(z.strictObject({ text, role: text, sample })).exactOptional(),
  stats: list(
    texts('label sublabel').extend({
      fact: oneOf('rating reviews barbers branches combinedYears clients'),
    }),
  ).exactOptional(),
  satisfaction: list(
    texts('metric description').extend({ fact: oneOf('returnWithinSixMonths recommend') }),
  ).exactOptional(),
  testimonials: list(id).exactOptional(),
  included: list(point).exactOptional(),
  callToAction: call.extend({ primary: action, secondary: action }),
});

/** An article as the data of its file: the front matter, and the Markdown below it as `text`. */
export const articleFile = articleMatter.extend({ text: z.string().meta({ format: 'markdown' }) });

export type ArticleFile = z.infer<typeof articleFile>;
export type FrontMatter = z.infer<typeof articleMatter>;
export type ArticleMatter = FrontMatter &
  ReturnType<typeof articleDefaults> & {
    /** Above the text, unless the excerpt is the beginning of the text. */
    lead: string | undefined;
  };

/** blog.yaml: the listing, the article layout, and the blocks in articles. */
export const blogWords = z.strictObject({
  listing: texts('trail eyebrow title lead read').extend({
    seo,
    headings: texts('featured latest'),
    callToAction: call.extend({ primary: action, secondary: action }),
  }),
  article: texts('back byline published tags contents related sequence previous next sample').extend({
    readTime: plural,
  }),
  feed: texts('title description link'),
  blocks: texts('stars weeksRange estimates').extend({
    haircuts: texts('heat professional maintenance bestFor price'),
    fades: texts('difficulty duration maintenance bestFor price popularity popularityValue'),
    trends: texts('impact adoption adoptionValue priceImpact priceImpactValue priceImpactNone'),
    weeks: plural,
  }),
  levels,
});
