import { BranchCard } from './branch-card.tsx';
import { BranchGrid } from './branch-grid.tsx';
import type { Examples } from './examples/examples.ts';
import { branch } from './examples/samples.ts';

export const examples: Examples = {
  'one branch': (
    <BranchGrid>
      <BranchCard {...branch} />
    </BranchGrid>
  ),
};
