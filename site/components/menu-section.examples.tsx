import type { Examples } from './examples/examples.ts';
import { heading } from './examples/samples.ts';
import { MenuSection } from './menu-section.tsx';

export const examples: Examples = {
  'a section of the menu': (
    <MenuSection heading={heading} lines={[{ id: 'cut', name: 'Haircut', price: 'AED 60' }]} raised />
  ),
};
