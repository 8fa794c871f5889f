import { BranchName } from './branch-name.tsx';
import type { Examples } from './examples/examples.ts';
import { branch } from './examples/samples.ts';

export const examples: Examples = {
  'in two scripts': <BranchName {...branch} />,
  'in one script': <BranchName name={branch.name} href={branch.href} />,
};
