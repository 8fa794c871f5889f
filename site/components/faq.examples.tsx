import type { Examples } from './examples/examples.ts';
import { heading } from './examples/samples.ts';
import { Faq } from './faq.tsx';

export const examples: Examples = {
  'two questions': (
    <Faq
      heading={heading}
      questions={[
        { question: 'A short question?', answer: 'A short answer.' },
        { question: 'A question that takes two lines on a phone?', answer: 'And its answer.' },
      ]}
    />
  ),
};
