import './landing.css';
import type { ReactNode } from 'react';
import type { ButtonLinkProps } from '../../components/button.tsx';
import { FareLine, type FareLineProps, FareLink } from '../../components/fare.tsx';
import { Section, type SectionHeadingProps } from '../../components/sections.tsx';

type Teaser = Omit<FareLineProps, 'children'> & { link: ButtonLinkProps | undefined };

/** A short price list whose lines lead on. */
export const Teasers = (props: { heading: SectionHeadingProps; items: Teaser[]; children?: ReactNode }) => (
  <Section heading={props.heading} layout="ledger">
    <div>
      <ul className="fare">
        {props.items.map(({ link, ...line }) => (
          <FareLine key={line.name} {...line}>
            {link && <FareLink {...link} />}
          </FareLine>
        ))}
      </ul>
      {props.children}
    </div>
  </Section>
);

export type FaqProps = { heading: SectionHeadingProps; items: { question: string; answer: string }[] };

/** Collapsible questions; all answers are in the HTML. */
export function Faq({ heading, items }: FaqProps) {
  return (
    <Section heading={heading} layout="faq ledger">
      <div>
        {items.map(({ question, answer }) => (
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
