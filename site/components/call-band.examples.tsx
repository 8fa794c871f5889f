import { CallBand } from './call-band.tsx';
import type { Examples } from './examples/examples.ts';

export const examples: Examples = {
  'two ways on': (
    <CallBand
      title="A closing question?"
      text="A sentence that answers it."
      buttons={[
        { href: '#book', label: 'Book' },
        { href: '#branches', label: 'See the branches', kind: 'quiet' },
      ]}
    />
  ),
};
