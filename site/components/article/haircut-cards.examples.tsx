import type { Examples } from '../examples/examples.ts';
import { drawing, facts } from '../examples/samples.ts';
import { HaircutCards } from './haircut-cards.tsx';

export const examples: Examples = {
  'one cut': (
    <HaircutCards
      note="A note below."
      cards={[
        {
          id: 'cut-card',
          name: 'Crop',
          description: 'A sentence.',
          tip: 'Ask for texture.',
          drawing,
          ratings: [{ label: 'Ease of care', stars: 4, starsLabel: '4 out of 5' }],
          facts,
        },
      ]}
    />
  ),
};
