import { BranchPlan } from './branch-plan.tsx';
import type { Examples } from './examples/examples.ts';
import { branch, drawing, heading } from './examples/samples.ts';

export const examples: Examples = {
  'two branches and more': (
    <BranchPlan
      heading={heading}
      plan={drawing}
      branches={[branch, { ...branch, href: '#other' }]}
      all={{ label: 'All 9 branches', href: '#all' }}
    />
  ),
};
