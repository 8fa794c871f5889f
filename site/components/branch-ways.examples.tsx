import { BranchWays } from './branch-ways.tsx';
import type { Examples } from './examples/examples.ts';
import { branch } from './examples/samples.ts';

export const examples: Examples = {
  'phone, chat and directions': <BranchWays {...branch} />,
  'without directions': <BranchWays phone={branch.phone} whatsapp={branch.whatsapp} />,
};
