import { z } from 'zod';
import { id, text } from '../shared.ts';

const named = <T extends z.ZodType>(item: T) => z.strictObject({ items: z.record(id, item) });

/** content/<language>/branches.yaml; a name where the language writes it otherwise than the facts. */
export const branchWords = named(
  z.strictObject({
    name: text.exactOptional(),
    shortName: text.exactOptional(),
    area: text,
    description: text,
    short: text,
  }),
).extend({
  features: z.record(id, text),
});
/** content/<language>/services.yaml; `note` says where a service is offered that not every branch has. */
export const serviceWords = named(z.strictObject({ name: text, description: text })).extend({
  note: text,
  /** Between the branches of that note. */
  and: text,
});
/** content/<language>/team.yaml; a barber's name where the language writes it otherwise than the facts. */
export const teamWords = z.strictObject({
  names: z.record(id, text).exactOptional(),
  titles: z.record(id, text),
  specialties: z.record(id, text),
});
/** content/<language>/testimonials.yaml, reviews.yaml and areas.yaml: a text an id. */
export const textsById = named(text);
