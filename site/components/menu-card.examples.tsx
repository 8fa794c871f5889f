import type { Examples } from './examples/examples.ts';
import { MenuCard } from './menu-card.tsx';

export const examples: Examples = {
  'lines of a menu': (
    <MenuCard
      lines={[
        { id: 'short', name: 'Haircut', price: 'AED 60', duration: '40 min' },
        {
          id: 'long',
          name: 'A service whose name needs two lines on a phone',
          price: 'AED 1,220',
          description: 'What is done.',
          note: 'At one branch only',
          href: '#service',
        },
      ]}
    />
  ),
  'starting prices': <MenuCard from="from" lines={[{ id: 'from', name: 'Shave', price: 'AED 40' }]} />,
};
