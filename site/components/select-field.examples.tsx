import type { Examples } from './examples/examples.ts';
import { SelectField } from './select-field.tsx';

const branch = {
  label: 'Branch',
  options: [
    { value: 'one', label: 'The first branch' },
    { value: 'two', label: 'The second branch' },
  ],
  onChange: () => {},
};

export const examples: Examples = {
  'nothing chosen': <SelectField {...branch} id="none-chosen" empty="Choose a branch" value="" />,
  chosen: <SelectField {...branch} id="chosen" value="two" />,
  disabled: <SelectField {...branch} id="not-yet" empty="Choose a branch" value="" disabled />,
  'with an error': (
    <SelectField {...branch} id="gone" empty="Choose a branch" value="" error="Choose a branch first." />
  ),
};
