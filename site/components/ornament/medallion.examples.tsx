import type { Examples } from '../examples/examples.ts';
import { Medallion, MedallionDefs } from './medallion.tsx';

export const examples: Examples = {
  'six looks': (
    <>
      <MedallionDefs />
      {['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => (
        <Medallion key={seed} monogram="AB" seed={seed} size={120} />
      ))}
    </>
  ),
};
