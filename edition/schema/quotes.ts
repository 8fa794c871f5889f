import { z } from 'zod';
import { day, id, list, sample, stars, text } from './shared.ts';

/** content/facts/testimonials.yaml; what was said is in the words, under the same id. */
export const testimonials = list(
  z.strictObject({
    id,
    name: text,
    arabicName: text.exactOptional(),
    branch: id,
    rating: stars,
    image: id.exactOptional(),
    service: id.exactOptional(),
    sample,
  }),
);

/** content/facts/reviews.yaml: the reviews of the home page; what was said is in the words. */
export const reviews = list(
  z.strictObject({
    id,
    name: text,
    arabicName: text.exactOptional(),
    branch: id,
    rating: stars,
    service: id,
    date: day,
    sample,
  }),
);
