import type { Examples } from '../examples/examples.ts';
import { ExpertQuotes } from './expert-quotes.tsx';

export const examples: Examples = {
  'one flagged as a sample': (
    <ExpertQuotes
      quotes={[
        { text: 'Two weeks is all a skin fade lasts.', role: 'Master barber' },
        { text: 'Bring a picture.', role: 'Barber', sample: 'sample' },
      ]}
    />
  ),
};
