import type { Examples } from './examples/examples.ts';
import { picture } from './examples/samples.ts';
import { Medallion } from './ornament/medallion.tsx';
import { Portrait } from './portrait.tsx';

export const examples: Examples = {
  'without a photo': (
    <Portrait>
      <Medallion monogram="AB" seed="none" />
    </Portrait>
  ),
  'a photo over its medallion': (
    <Portrait photo={picture}>
      <Medallion monogram="CD" seed="photo" />
    </Portrait>
  ),
};
