import type { Examples } from './examples/examples.ts';
import { TagList } from './tag-list.tsx';

export const examples: Examples = {
  plain: <TagList tags={['Fades', 'Hot towel shave']} />,
  'with a label': <TagList tags={['Free parking', 'Wi-Fi']} label="What the branch offers" />,
};
