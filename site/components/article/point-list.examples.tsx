import type { Examples } from '../examples/examples.ts';
import { drawing } from '../examples/samples.ts';
import { PointList } from './point-list.tsx';

export const examples: Examples = {
  steps: (
    <PointList
      ordered
      points={[
        { title: 'First', text: 'A sentence.', label: 'Step 1' },
        { title: 'Second', text: 'Another.' },
      ]}
    />
  ),
  drawn: <PointList points={[{ title: 'Oval', text: 'A sentence.', drawing }]} />,
};
