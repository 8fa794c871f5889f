import { BranchCard } from './branch-card.tsx';
import type { Examples } from './examples/examples.ts';
import { branch } from './examples/samples.ts';

export const examples: Examples = {
  'a branch': <BranchCard {...branch} />,
};
