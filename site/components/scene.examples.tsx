import type { Examples } from './examples/examples.ts';
import { picture } from './examples/samples.ts';
import { Scene } from './scene.tsx';

export const examples: Examples = {
  'a picture': <Scene {...picture} />,
  'first of its page': <Scene {...picture} loading="first" />,
};
