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
  'in groups, one with what cannot be had': (
    <SelectField
      label="Service"
      id="grouped"
      empty="Choose a service"
      value=""
      options={[
        { value: 'cut', label: 'Haircut, AED 60', group: 'The menu' },
        { value: 'bath', label: 'Bath: not here', group: 'The menu', disabled: true },
        { value: 'fade', label: 'Skin fade, AED 95', group: 'Fades' },
      ]}
      onChange={() => {}}
    />
  ),
  'with an error': (
    <SelectField {...branch} id="gone" empty="Choose a branch" value="" error="Choose a branch first." />
  ),
};
