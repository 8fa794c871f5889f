import type { Examples } from '../examples/examples.ts';
import { drawing, facts } from '../examples/samples.ts';
import { FadeCards } from './fade-cards.tsx';

export const examples: Examples = {
  'one fade': (
    <FadeCards
      note="A note below."
      cards={[{ id: 'fade-card', name: 'Low fade', description: 'A sentence.', drawing, facts }]}
    />
  ),
};
