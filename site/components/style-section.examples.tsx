import type { Examples } from './examples/examples.ts';
import { drawing, heading } from './examples/samples.ts';
import { StyleSection } from './style-section.tsx';

export const examples: Examples = {
  'one style': (
    <StyleSection
      heading={heading}
      items={[{ id: 'high', name: 'High fade', text: 'A sentence.', drawing }]}
    />
  ),
};
