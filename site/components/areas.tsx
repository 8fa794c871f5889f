import './areas.css';
import './disclosure.css';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type AreasProps = {
  heading: SectionHeadingProps;
  shown: string[];
  /** The rest, behind a badge that says how many: opens in place without script. */
  rest: string[];
  more: string;
  raised?: boolean;
};

export function Areas({ heading, shown, rest, more, raised = true }: AreasProps) {
  return (
    <section className={raised ? 'band band-raised' : 'band'}>
      <div className="wrap">
        <SectionHeading {...heading} />
        <ul className="areas">
          {shown.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
        {rest.length > 0 && (
          <details className="areas-more disclosure">
            <summary>{more}</summary>
            <ul className="areas">
              {rest.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
