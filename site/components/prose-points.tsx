import './prose-points.css';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type Point = { title: string; text: string };
export type ProsePointsProps = {
  heading: SectionHeadingProps;
  paragraphs?: string[] | undefined;
  points: Point[];
  raised?: boolean;
};

/** A heading, some prose and numbered points. */
export function ProsePoints({ heading, paragraphs = [], points, raised = true }: ProsePointsProps) {
  return (
    <section className={raised ? 'band band-raised' : 'band'}>
      <div className="wrap">
        <SectionHeading {...heading} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <ol className="points">
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
