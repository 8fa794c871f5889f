import type { Examples } from './examples/examples.ts';
import { branch } from './examples/samples.ts';
import { OpenBadge } from './open-badge.tsx';

export const examples: Examples = {
  'until the script knows the time': <OpenBadge {...branch.badge} />,
};
