import type { Examples } from './examples/examples.ts';
import { Stars } from './stars.tsx';

export const examples: Examples = {
  none: <Stars filled={0} label="Not rated" />,
  three: <Stars filled={3} label="3 out of 5" />,
  five: <Stars filled={5} label="5 out of 5" />,
};
