import { z } from 'zod';
import { day, id, list, sample, stars, text } from './shared.ts';

/** Who said it, and of which branch; what was said is in the words, under the same id. */
const said = { id, name: text, arabicName: text.exactOptional(), branch: id, rating: stars, sample };

/** content/facts/testimonials.yaml. */
export const testimonials = list(
  z.strictObject({ ...said, image: id.exactOptional(), service: id.exactOptional() }),
);

/** content/facts/reviews.yaml: the reviews of the home page. */
export const reviews = list(z.strictObject({ ...said, service: id, date: day }));
