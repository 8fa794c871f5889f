import type { Examples } from './examples/examples.ts';
import { StatStrip } from './stat-strip.tsx';

export const examples: Examples = {
  'four figures': (
    <StatStrip
      label="In figures"
      stats={[
        { number: '18', label: 'barbers' },
        { number: '2,000+', label: 'clients', sublabel: 'across three branches' },
        { number: '92%', label: 'would recommend us' },
        { icon: 'hammam', label: 'a drawing for a number', sublabel: 'and its name' },
      ]}
    />
  ),
};
