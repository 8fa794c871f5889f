import type { Examples } from './examples/examples.ts';
import { VisitCard } from './visit-card.tsx';

export const examples: Examples = {
  'a branch with other hours for a while': (
    <VisitCard
      title="Visit us"
      facts={[
        {
          icon: 'pin',
          label: 'Address',
          value: 'A street, Dubai, United Arab Emirates',
          href: '#way',
          newTab: true,
        },
        {
          icon: 'mail',
          label: 'Email',
          value: 'a-very-long-mailbox@barbershop.example',
          href: 'mailto:a@b.example',
        },
        {
          icon: 'clock',
          label: 'Hours',
          value: 'Daily: 9:00 AM – 1:00 AM',
          notes: ['Feb 18 - Mar 19: from 2:00 PM'],
        },
      ]}
      badgesLabel="Here you find"
      badges={['Parking', 'Family friendly']}
    />
  ),
};
