import { z } from 'zod';
import {
  call,
  heading,
  hero,
  id,
  list,
  named,
  point,
  question,
  section,
  sectionById,
  seo,
  text,
} from '../shared.ts';

const servicePage = z.strictObject({
  /** The rendered scene at its head. */
  scene: id,
  seo,
  trail: text,
  hero,
  /** Prices by their id in facts/page-prices.yaml. */
  prices: sectionById(z.strictObject({ name: text, description: text })),
  styles: sectionById(named).exactOptional(),
  chair: section(point).extend({ drawing: id }),
  aftercare: section(point).extend({ drawing: id }),
  questions: section(question),
  closing: call,
});

/** content/<language>/service-pages.yaml: the pages under /services, by the last part of their path. */
export const servicePagesWords = z.strictObject({
  shared: z.strictObject({
    price: text,
    duration: text,
    /** '{branch}': a book button for each branch. */
    bookAt: text,
    /** What the WhatsApp menu of the hero says. */
    chat: text,
    branches: heading,
    others: heading,
    closingBook: text,
  }),
  items: z.record(
    id,
    servicePage.extend({ teaser: z.strictObject({ name: text, text, more: text }), related: list(id) }),
  ),
});
