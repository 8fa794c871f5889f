import type { Day } from '../../domain/dubai-time.ts';
import type { Facts } from '../../edition/schema/catalogue.ts';

export type Size = { width: number; height: number };

/** 'unknown' when no answer came: the machine may be offline. */
export type Reach = 'reached' | 'dead' | 'unknown';

/** Everything that the checks look at; made up in tests. */
export type Context = {
  facts: Facts;
  /** The front matter of each article, by slug. */
  articles: Record<string, unknown>;
  siteUrl: string | undefined;
  today: Day;
  /** The photo in a slot, in pixels; undefined where there is none. */
  photo: (slot: string) => Promise<Size | undefined>;
  /** Texts of one language that have not followed another. */
  behind: string[];
  /** Addresses of other hosts that the pages link to. */
  links: string[];
  reach: (url: string) => Promise<Reach>;
};

export type Finding = {
  /** 'must' keeps the site from going live; 'should' is left to the owner's judgement. */
  weight: 'must' | 'should';
  /** File and field, page or address. */
  where: string;
  what: string;
};

export type Check = { title: string; run: (context: Context) => Finding[] | Promise<Finding[]> };

export const must = (where: string, what: string): Finding => ({ weight: 'must', where, what });
export const should = (where: string, what: string): Finding => ({ weight: 'should', where, what });
