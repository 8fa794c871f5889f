import type { Examples } from './examples/examples.ts';
import { Figure } from './figure.tsx';

export const examples: Examples = {
  plain: <Figure>18</Figure>,
  'more than': <Figure>598+</Figure>,
  percent: <Figure>92%</Figure>,
};
