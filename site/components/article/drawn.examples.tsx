import type { Examples } from '../examples/examples.ts';
import { drawing } from '../examples/samples.ts';
import { Drawn } from './drawn.tsx';

export const examples: Examples = {
  'a drawing': <Drawn drawing={drawing} />,
  none: <Drawn drawing={undefined} />,
};
