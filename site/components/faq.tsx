import './faq.css';
import { Section, type SectionHeadingProps } from './section-heading.tsx';

export type FaqProps = { heading: SectionHeadingProps; questions: { question: string; answer: string }[] };

/** Questions that open in place; all answers are in the HTML. */
export function Faq({ heading, questions }: FaqProps) {
  return (
    <Section heading={heading} layout="faq">
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq" className="disclosure">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
