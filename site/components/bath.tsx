import './bath.css';
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
import { type Picture, Scene } from './scene.tsx';

export type BathProps = {
  heading: { eyebrow?: string; title: string; lead?: string };
  picture: Picture;
  /** What it costs and how long it takes. */
  figures: string[];
  note?: string;
  steps: { title: string; text: string }[];
  book: ButtonLinkProps;
};

/** What happens in the bath from the first minute to the last, before a picture of it. */
export function Bath({ heading, picture, figures, note, steps, book }: BathProps) {
  return (
    <section className="bath band-night" id="bath">
      <Scene {...picture} fills />
      <div className="wrap">
        <div className="bath-text">
          {heading.eyebrow && <p className="eyebrow">{heading.eyebrow}</p>}
          <h2>{heading.title}</h2>
          <p className="bath-figures">
            {figures.map((figure) => (
              <b key={figure} className="numeral">
                {figure}
              </b>
            ))}
          </p>
          {heading.lead && <p className="lead">{heading.lead}</p>}
          <ol className="bath-steps">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          {note && <p className="quiet">{note}</p>}
          <ButtonLink {...book} />
        </div>
      </div>
    </section>
  );
}
