import { z } from 'zod';
import { day, drawnPoint, id, list, point, routeName, sample, text } from './shared.ts';

const action = z.strictObject({ label: text, to: routeName });
const row = z.tuple([text, text, text, text]);
const described = z.strictObject({ id, name: text, description: text, bestFor: text });

/** The front matter of content/<language>/articles/*.mdx; words only, figures come from the facts by id. */
export const articleMatter = z.strictObject({
  title: text,
  seoTitle: text,
  description: text,
  excerpt: text,
  category: text,
  readMinutes: z.int().positive(),
  published: day,
  /** True where the date is ours, not given. */
  dateSample: z.boolean(),
  author: z.strictObject({ name: text, role: text, sample: z.boolean() }),
  featured: z.boolean(),
  tags: list(text),
  /** The rendered scene that stands for it. */
  scene: id,
  badge: text.exactOptional(),
  haircuts: list(described.extend({ tip: text })).exactOptional(),
  trends: list(z.strictObject({ id, title: text, description: text })).exactOptional(),
  fades: list(described).exactOptional(),
  steps: list(drawnPoint).exactOptional(),
  faceShapes: list(
    z.strictObject({ name: text, drawing: id.exactOptional(), fades: list(id), text }),
  ).exactOptional(),
  maintenance: z
    .strictObject({ caption: text, columns: row, rows: list(z.strictObject({ id, note: text })) })
    .exactOptional(),
  seasons: z.strictObject({ caption: text, columns: row, rows: list(row) }).exactOptional(),
  quotes: list(z.strictObject({ text, role: text, sample })).exactOptional(),
  stats: list(
    z.strictObject({
      fact: z.enum(['rating', 'reviews', 'barbers', 'branches', 'combinedYears', 'clients']),
      label: text,
      sublabel: text,
    }),
  ).exactOptional(),
  satisfaction: list(
    z.strictObject({ fact: z.enum(['returnWithinSixMonths', 'recommend']), metric: text, description: text }),
  ).exactOptional(),
  testimonials: list(id).exactOptional(),
  included: list(point).exactOptional(),
  callToAction: z.strictObject({ title: text, text, primary: action, secondary: action }),
});

export type ArticleMatter = z.infer<typeof articleMatter>;
