import { expect, it } from 'vitest';
import { editions } from '../../tests/support/editions.ts';
import { planOf } from './plan.ts';

it('shows each of twelve branches with a marker and its name', () => {
  const [edition] = editions;
  if (!edition) throw new Error('There is no edition');
  const branches = Array.from({ length: 12 }, (_, index) => ({
    ...edition.mainBranch,
    coordinates: { lat: 25 + index / 50, lng: 55.1 + index / 40 },
  }));
  const svg = planOf({ ...edition, branches });
  expect(svg.match(/class="p"/g)).toHaveLength(12);
  expect(svg).toContain(edition.mainBranch.name);
});
