import { BranchSection } from './branch-section.tsx';
import type { Examples } from './examples/examples.ts';
import { branch, heading } from './examples/samples.ts';

export const examples: Examples = {
  'one branch': <BranchSection heading={heading} branches={[branch]} />,
};
