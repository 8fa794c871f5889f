import { z } from 'zod';
import { call, heading, hero, id, list, point, section, seo, text } from '../shared.ts';

const shortBranch = z.strictObject({
  seo,
  trail: text,
  hero,
  about: z.strictObject({ title: text, paragraphs: list(text) }),
  /** The branch's menu stands on the page only where it has a heading. */
  services: heading.exactOptional(),
  points: section(point),
  closing: call,
});

/** content/<language>/short-branches.yaml: /al-barsha, /barsha-heights and /jvc, by branch id. */
export const shortBranchesWords = z.strictObject({
  shared: z.strictObject({
    chat: text,
    call: text,
    visit: text,
    aboutEyebrow: text,
    /** Leads to the long page of the branch. */
    more: text,
    closingBook: text,
  }),
  items: z.record(id, shortBranch),
});
