import { z } from 'zod';
import { heading, hero, id, list, named, section, sectionById, seo, text } from '../shared.ts';

const stat = z.strictObject({ number: text, label: text });

/** content/<language>/press-kit.yaml */
export const pressKitWords = z.strictObject({
  seo,
  trail: text,
  hero,
  overview: z.strictObject({ heading, paragraphs: list(text), statsLabel: text, stats: list(stat) }),
  /** People, awards and files by their id in facts/press.yaml. */
  leadership: sectionById(z.strictObject({ role: text, text })),
  awards: sectionById(named),
  unique: section(z.strictObject({ title: text, points: list(text) })),
  /** '{format}, {size}' beside a button. */
  downloads: sectionById(named).extend({ button: text, details: text }),
  /** The rendered scenes by their id in site/assets/scenes. */
  pictures: z.strictObject({ heading, licence: text, download: text, items: z.record(id, text) }),
  contact: z.strictObject({ heading, email: text, phone: text, instagram: text }),
  locations: heading,
  facts: section(z.strictObject({ label: text, value: text })),
  /** Stands beside what nobody gave yet. */
  sample: text,
});
