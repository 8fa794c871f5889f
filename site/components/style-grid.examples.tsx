import type { Examples } from './examples/examples.ts';
import { drawing, facts } from './examples/samples.ts';
import { StyleGrid } from './style-grid.tsx';

export const examples: Examples = {
  'with and without a drawing': (
    <StyleGrid
      label="Styles"
      items={[
        { id: 'low', name: 'Low fade', text: 'A sentence.', drawing, facts },
        { id: 'mid', name: 'Mid fade', text: 'A sentence.', href: '#mid' },
      ]}
    />
  ),
};
