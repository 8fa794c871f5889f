import type { Examples } from './examples/examples.ts';
import { Rating } from './rating.tsx';

export const examples: Examples = {
  'with its count': <Rating value="4.9" label="Rated 4.9 out of 5, 312 reviews" count="312 reviews" />,
  alone: <Rating value="0.0" label="Not rated yet" />,
};
