import type { Examples } from './examples/examples.ts';
import { picture } from './examples/samples.ts';
import { TeamCard } from './team-card.tsx';

export const examples: Examples = {
  'a medallion': (
    <TeamCard
      id="one"
      name="A barber of three names"
      otherName={{ lang: 'ar', text: 'اسم' }}
      title="Master barber"
      branch="Al Barsha 1"
      experience="10 years"
      specialties={['Skin fade', 'Hot towel shave']}
      href="#one"
      monogram="AN"
      branchSlug="north"
    />
  ),
  'a photo': (
    <TeamCard
      id="two"
      name="Two Names"
      title="Barber"
      branch="JVC"
      experience="1 year"
      specialties={['Kids cuts']}
      href="#two"
      monogram="TN"
      branchSlug="north"
      photo={picture}
    />
  ),
};
