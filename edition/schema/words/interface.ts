import { z } from 'zod';
import { list, plural, text, texts } from '../shared.ts';

/** content/<language>/interface.yaml: the words that every page shares. */
export const interfaceWords = z.strictObject({
  /** Its name in itself, and which way it is written. */
  language: z.strictObject({ name: text, direction: z.enum(['ltr', 'rtl']) }),
  /** Small numbers in words, from none upwards. */
  numbers: list(text),
  frame: texts(
    'skip',
    'homeLabel',
    'navigation',
    'menuOpen',
    'menuClose',
    'menuTitle',
    'headerChat',
    'panelChat',
    'tagline',
    'newTab',
    'breadcrumbs',
  ).extend({
    links: texts('home', 'bestBarbershop', 'services', 'blog', 'locations'),
  }),
  footer: texts('blurb', 'instagram', 'quickLinks', 'copyright').extend({
    links: texts('home', 'bestBarbershop', 'services', 'fadeHaircut', 'beardTrim', 'locations', 'booking'),
    legal: list(text),
  }),
  floating: texts('label', 'listLabel').extend({ tooltip: z.tuple([text, text]) }),
  greetings: texts('services', 'appointment', 'branch', 'service', 'barber'),
  chat: texts('choose', 'book', 'bookService', 'forService', 'branchNote'),
  hours: texts('daily', 'exception', 'exceptionOneDay', 'closed', 'opensOn', 'closesOn'),
  badge: texts('open', 'closed', 'closesAt', 'opensAt'),
  rating: texts('label', 'labelAlone').extend({ count: plural }),
  units: texts('minutesRange', 'priceRange', 'from', 'kmAway').extend({
    minutes: plural,
    years: plural,
    more: plural,
  }),
  labels: texts(
    'address',
    'phone',
    'whatsapp',
    'email',
    'hours',
    'rating',
    'directions',
    'details',
    'call',
    'badges',
    'drawing',
    'allBranches',
  ),
  finder: texts(
    'button',
    'locating',
    'denied',
    'unsupported',
    'or',
    'areaEmpty',
    'privacy',
    'result',
    'others',
    'all',
    'book',
    'chat',
    'closedHint',
  ),
  map: texts('title', 'loading', 'failed', 'directions', 'search'),
});

export type InterfaceWords = z.infer<typeof interfaceWords>;
