import type { Examples } from './examples/examples.ts';
import { heading } from './examples/samples.ts';
import { Teasers } from './teasers.tsx';

export const examples: Examples = {
  'two services': (
    <Teasers
      heading={heading}
      items={[
        {
          name: 'Fade',
          text: 'A sentence.',
          from: 'from',
          price: 'AED 85',
          href: '#fade',
          more: 'See the services',
        },
        {
          name: 'Shave',
          text: 'Another.',
          from: 'from',
          price: 'AED 95',
          href: '#shave',
          more: 'See the services',
        },
      ]}
    />
  ),
};
