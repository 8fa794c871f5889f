import type { Examples } from './examples/examples.ts';
import { heading, longWord } from './examples/samples.ts';
import { SectionHeading } from './section-heading.tsx';

export const examples: Examples = {
  whole: <SectionHeading {...heading} />,
  'a title that does not fit': <SectionHeading title={longWord} />,
};
