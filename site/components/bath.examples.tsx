import { Bath } from './bath.tsx';
import type { Examples } from './examples/examples.ts';
import { by, heading, picture } from './examples/samples.ts';

export const examples: Examples = {
  'two steps': (
    <Bath
      heading={heading}
      picture={picture}
      figures={['AED 220', '90 min']}
      note="In two branches only"
      steps={[
        { title: 'Steam', text: 'A sentence.' },
        { title: 'Soap', text: 'Another.' },
      ]}
      book={{ label: 'Book it', href: '#book', by }}
    />
  ),
};
