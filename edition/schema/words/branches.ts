import { z } from 'zod';
import { byId, call, described, heading, list, page, point, section, text, texts } from '../shared.ts';

/** branches.yaml; a name where the language writes it otherwise than the facts. */
export const branchWords = z.strictObject({
  items: byId(
    texts('area', 'description', 'short').extend({
      name: text.exactOptional(),
      shortName: text.exactOptional(),
    }),
  ),
  features: byId(text),
});

/** services.yaml; `note` says where a service is offered that not every branch has, `and` stands between those. */
export const serviceWords = z.strictObject({ items: byId(described), note: text, and: text });

/** team.yaml; a barber's name where the language writes it otherwise than the facts. */
export const teamWords = z.strictObject({
  names: byId(text).exactOptional(),
  titles: byId(text),
  specialties: byId(text),
});

/** testimonials.yaml, reviews.yaml and areas.yaml: a text an id. */
export const textsById = z.strictObject({ items: byId(text) });

/** branch-pages.yaml: the pages under /locations. */
export const branchPagesWords = z.strictObject({
  shared: texts(
    'chat',
    'call',
    'visit',
    'teamEyebrow',
    'pricesEyebrow',
    'closingBook',
    'whyEyebrow',
    'short',
  ),
  items: byId(
    page.extend({
      /** By id of the price in facts/page-prices.yaml. */
      prices: texts('title', 'lead').extend({ items: byId(described).default({}) }),
      team: texts('title', 'lead'),
      why: z.strictObject({ title: text, paragraphs: list(text), points: list(point) }),
      closing: call,
    }),
  ),
});

/** short-branches.yaml: /al-barsha, /barsha-heights and /jvc; `more` leads to the long page. */
export const shortBranchesWords = z.strictObject({
  shared: texts('chat', 'call', 'visit', 'aboutEyebrow', 'more', 'closingBook'),
  items: byId(
    page.extend({
      about: z.strictObject({ title: text, paragraphs: list(text) }),
      /** The branch's menu stands on the page only where it has a heading. */
      services: heading.exactOptional(),
      points: section(point),
      closing: call,
    }),
  ),
});
