import './fact-sheet.css';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type FactSheetProps = {
  heading: SectionHeadingProps;
  facts: { label: string; values: string[]; href?: string }[];
  raised?: boolean;
};

export function FactSheet({ heading, facts, raised }: FactSheetProps) {
  return (
    <section className={raised ? 'band band-raised' : 'band'}>
      <div className="wrap">
        <SectionHeading {...heading} />
        <dl className="fact-sheet">
          {facts.map(({ label, values, href }) => (
            <div key={label}>
              <dt>{href ? <a href={href}>{label}</a> : label}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
