import { expect, it } from 'vitest';
import { editions } from './editions.ts';
import { planOf, plansOf } from './plan.ts';

it.each(editions)('$locale: a plan marks and names its branches', (edition) => {
  for (const { slug } of plansOf(edition)) {
    const svg = planOf(edition, slug);
    const own = edition.branches.filter((branch) => slug === 'all' || branch.slug === slug);
    for (const { name } of own) expect(svg).toContain(name);
    expect(svg.match(/class="p"/g)).toHaveLength(edition.branches.length);
  }
});

it('twelve branches are all marked', () => {
  const [edition] = editions;
  if (!edition) throw new Error('There is no edition');
  const branches = Array.from({ length: 12 }, (_, index) => ({
    ...edition.mainBranch,
    coordinates: { lat: 25 + index / 50, lng: 55.1 + index / 40 },
  }));
  expect(planOf({ ...edition, branches }, 'all').match(/class="p"/g)).toHaveLength(12);
});
