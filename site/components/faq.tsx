import './faq.css';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type FaqProps = { heading: SectionHeadingProps; questions: { question: string; answer: string }[] };

/** Questions that open in place; all answers are in the HTML. */
export function Faq({ heading, questions }: FaqProps) {
  return (
    <section className="band">
      <div className="wrap faq">
        <SectionHeading {...heading} />
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
      </div>
    </section>
  );
}
