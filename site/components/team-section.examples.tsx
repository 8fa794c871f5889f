import type { Examples } from './examples/examples.ts';
import { heading } from './examples/samples.ts';
import { TeamSection } from './team-section.tsx';

const barber = {
  name: 'A barber of three names',
  title: 'Master barber',
  branch: 'Al Barsha 1',
  experience: '10 years',
  specialties: ['Skin fade', 'Hot towel shave'],
  monogram: 'AN',
};

export const examples: Examples = {
  'two barbers': (
    <TeamSection
      heading={heading}
      barbers={[
        { ...barber, id: 'one', href: '#first' },
        { ...barber, id: 'two', href: '#second' },
      ]}
    />
  ),
};
