import { Arch } from './arch.tsx';
import type { Examples } from './examples/examples.ts';
import { drawing, picture } from './examples/samples.ts';

export const examples: Examples = {
  'a drawing': <Arch drawing={drawing} />,
  'a scene': <Arch scene={picture} />,
};
