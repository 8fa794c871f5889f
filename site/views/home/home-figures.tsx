import './home-figures.css';
import { Figure } from '../../components/figure.tsx';
import type { SectionHeadingProps } from '../../components/section-heading.tsx';

type Said = { number: string; label: string; sublabel: string };
export type HomeFiguresProps = { heading: SectionHeadingProps; first: Said; others: Said[] };

/** One number fills the wall; the others stand beneath it. */
export function HomeFigures({ heading, first, others }: HomeFiguresProps) {
  return (
    <section className="band band-raised figures">
      <div className="wrap">
        <h2>{heading.title}</h2>
        <p className="figures-first">
          <Figure>{first.number}</Figure>
          <span>
            {first.label} <small>{first.sublabel}</small>
          </span>
        </p>
        <ul>
          {others.map(({ number, label, sublabel }) => (
            <li key={label}>
              <Figure>{number}</Figure>{' '}
              <span>
                {label} <small>{sublabel}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
