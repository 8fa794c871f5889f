import type { Examples } from './examples/examples.ts';
import { drawing, heading } from './examples/samples.ts';
import { ProsePoints } from './prose-points.tsx';

export const examples: Examples = {
  'points alone': (
    <ProsePoints
      heading={heading}
      points={[
        { title: 'First', text: 'A sentence.' },
        { title: 'Second', text: 'Another.' },
      ]}
    />
  ),
  'prose and drawings': (
    <ProsePoints
      heading={heading}
      paragraphs={['A paragraph.']}
      points={[{ title: 'Step', text: 'A sentence.', drawing }]}
      drawing={drawing}
      ordered
      raised={false}
    />
  ),
};
