import type { Examples } from './examples/examples.ts';
import { MoreLink } from './more-link.tsx';

export const examples: Examples = { plain: <MoreLink href="#more" label="Read more about the branch" /> };
