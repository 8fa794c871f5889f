import type { Examples } from '../examples/examples.ts';
import { Testimonials } from './testimonials.tsx';

export const examples: Examples = {
  one: (
    <Testimonials
      quotes={[
        {
          id: 't',
          text: 'I would come again.',
          name: 'Omar',
          about: 'JVC · Haircut',
          rating: 5,
          ratingLabel: '5 out of 5',
        },
      ]}
    />
  ),
};
