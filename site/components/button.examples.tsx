import { Button } from './button.tsx';
import type { Examples } from './examples/examples.ts';

export const examples: Examples = {
  primary: <Button label="Find the nearest branch" icon="pin" />,
  quiet: <Button label="Undo" kind="quiet" describe="the last decision" />,
  'not yet': <Button label="Sending" disabled />,
};
