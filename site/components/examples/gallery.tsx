import './gallery.css';
import { allExamples } from './examples.ts';

/** Every shared component in all its states: for people, at /examples while `npm run dev` runs. */
export function Gallery() {
  return (
    <main className="gallery">
      {allExamples.map(({ component, examples }) => (
        <article key={component} id={component}>
          <h2>{component}</h2>
          {examples.map(([name, example]) => (
            <div key={name}>
              <p className="eyebrow">{name}</p>
              {example}
            </div>
          ))}
        </article>
      ))}
    </main>
  );
}
