import type { Examples } from '../examples/examples.ts';
import { facts } from '../examples/samples.ts';
import { TrendList } from './trend-list.tsx';

export const examples: Examples = {
  'every level': (
    <TrendList
      note="A note below."
      trends={(['very-high', 'high', 'medium'] as const).map((level, index) => ({
        id: `trend-${level}`,
        rank: index + 1,
        rankLabel: `Rank ${index + 1}`,
        title: `A trend of ${level} impact`,
        description: 'A sentence.',
        impact: { level, label: 'Impact', value: level },
        facts,
      }))}
    />
  ),
};
