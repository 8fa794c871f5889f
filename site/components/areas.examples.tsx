import { Areas } from './areas.tsx';
import type { Examples } from './examples/examples.ts';
import { heading } from './examples/samples.ts';

export const examples: Examples = {
  'all in sight': <Areas heading={heading} shown={['Al Quoz', 'The Greens']} rest={[]} more="" />,
  'some behind a badge': (
    <Areas
      heading={heading}
      shown={['Al Quoz']}
      rest={['The Greens', 'Emirates Hills']}
      more="+2 more areas"
    />
  ),
};
