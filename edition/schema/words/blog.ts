import { z } from 'zod';
import { plural, routeName, seo, text, texts } from '../shared.ts';

const action = z.strictObject({ label: text, to: routeName });

/** content/<language>/blog.yaml: the listing, the frame of an article, and the blocks inside articles. */
export const blogWords = z.strictObject({
  listing: texts('eyebrow', 'title', 'lead', 'read', 'empty').extend({
    seo,
    headings: texts('featured', 'latest'),
    callToAction: texts('title', 'text').extend({ primary: action, secondary: action }),
  }),
  article: texts(
    'back',
    'byline',
    'published',
    'category',
    'tags',
    'contents',
    'related',
    'sequence',
    'previous',
    'next',
    'sample',
  ).extend({ readTime: plural, share: texts('label', 'sheet', 'whatsapp', 'text') }),
  breadcrumb: texts('home', 'blog'),
  feed: texts('title', 'description', 'link'),
  blocks: z.strictObject({
    stars: text,
    haircuts: texts('heat', 'professional', 'maintenance', 'bestFor', 'price'),
    fades: texts(
      'difficulty',
      'duration',
      'minutes',
      'maintenance',
      'bestFor',
      'price',
      'popularity',
      'popularityValue',
    ),
    trends: texts(
      'rank',
      'impact',
      'adoption',
      'adoptionValue',
      'priceImpact',
      'priceImpactValue',
      'priceImpactNone',
    ),
    steps: texts('step'),
    weeks: plural,
    weeksRange: text,
    estimates: text,
  }),
  levels: z.strictObject({
    impact: texts('very-high', 'high', 'medium'),
    maintenance: texts('low', 'medium', 'high'),
    difficulty: texts('gentle', 'medium', 'demanding'),
  }),
});
