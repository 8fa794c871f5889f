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
  raised?: boolean;
};

/** A heading, some prose and numbered points. */
export function ProsePoints({ heading, paragraphs = [], points, drawing, raised = true }: ProsePointsProps) {
  return (
    <section className={raised ? 'band band-raised' : 'band'}>
      <div className="wrap">
        <div className="points-head">
          <SectionHeading {...heading} />
          {drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />}
        </div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <ol className="points">
          {points.map(({ title, text, drawing: step }) => (
            <li key={title}>
              {step && <img {...step} alt={step.alt} loading="lazy" decoding="async" />}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
