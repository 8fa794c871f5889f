import { z } from 'zod';
import {
  call,
  drawnPoint,
  heading,
  hero,
  id,
  named,
  point,
  question,
  section,
  sectionById,
  seo,
  sitePath,
  text,
} from '../shared.ts';
import { areasSection } from './best-barbershop.ts';

const actions = { chat: text, book: text };
const link = named.extend({ drawing: id.exactOptional(), to: sitePath, more: text });

/** content/<language>/fade-haircut.yaml */
export const fadeHaircutWords = z.strictObject({
  seo,
  trail: text,
  /** What a greeting asks for. */
  service: text,
  hero: hero.extend(actions),
  /** By id in facts/fades.yaml; '{percent}' is the share of fades asked for. */
  fades: sectionById(named).extend({ price: text, duration: text, popularity: text, popularityValue: text }),
  steps: section(drawnPoint),
  areas: areasSection,
  branches: heading,
  gallery: section(link),
  questions: section(question),
  closing: call.extend({ book: text }),
});

/** content/<language>/beard-trim.yaml */
export const beardTrimWords = z.strictObject({
  seo,
  trail: text,
  service: text,
  hero: hero.extend(actions),
  /** By id of the price in facts/page-prices.yaml. */
  services: sectionById(z.strictObject({ name: text, description: text })),
  styles: sectionById(named),
  care: section(point).extend({ drawing: id }),
  branches: heading,
  questions: section(question),
  closing: call.extend({ book: text }),
});
