import './prose-points.css';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

type Drawing = { src: string; width: number; height: number; alt: string };
export type Point = { title: string; text: string; drawing?: Drawing };
export type ProsePointsProps = {
  heading: SectionHeadingProps;
  paragraphs?: string[];
  points: Point[];
  /** Stands at the end of the heading. */
  drawing?: Drawing;
  /** One follows from the other: they are counted. */
  ordered?: boolean;
  raised?: boolean;
};

/** A heading, some prose and points. */
export function ProsePoints(props: ProsePointsProps) {
  const { heading, paragraphs = [], points, drawing, ordered, raised = true } = props;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className={raised ? 'band band-raised' : 'band'}>
      <div className={ordered ? 'wrap' : 'wrap ledger'}>
        <div className="points-head">
          <SectionHeading {...heading} />
          {drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />}
        </div>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <List className={ordered ? 'points even' : 'points'}>
            {points.map(({ title, text, drawing: step }) => (
              <li key={title}>
                {step && <img {...step} alt={step.alt} loading="lazy" decoding="async" />}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </List>
        </div>
      </div>
    </section>
  );
}
