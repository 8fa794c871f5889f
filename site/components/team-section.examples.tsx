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
  branchSlug: 'north',
};
const ratings = {
  from: '#ratings',
  label: 'Rated {rating} out of 5, {count}',
  count: { one: '{count} review', other: '{count} reviews' },
  book: { label: 'Book', href: '#book' },
};

export const examples: Examples = {
  'two barbers': (
    <TeamSection
      heading={heading}
      ratings={ratings}
      barbers={[
        { ...barber, id: 'one', href: '#first' },
        { ...barber, id: 'two', href: '#second' },
      ]}
    />
  ),
};
