import { ComparisonTable } from './comparison-table.tsx';
import type { Examples } from './examples/examples.ts';

export const examples: Examples = {
  'two rows': (
    <ComparisonTable
      caption="This house and others"
      columns={['Question', 'This house', 'Others']}
      rows={[
        {
          feature: 'Is the price known before?',
          ours: 'Yes',
          others: 'Seldom, and then as a range that says little',
        },
        { feature: 'How late is it open?', ours: 'Until 1:00 AM', others: 'It depends' },
      ]}
    />
  ),
};
