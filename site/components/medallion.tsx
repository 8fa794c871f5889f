import './medallion.css';
import { ARCH_PATH, girihStars, medallionLook } from './medallion-shapes.ts';

export type MedallionProps = {
  monogram: string;
  /** Determines the look. */
  seed: string;
};

/** Shared shapes; render once per page, before the first medallion. */
export function MedallionDefs() {
  return (
    <svg className="medallion-defs" width="0" height="0" aria-hidden="true">
      <path id="arch" d={ARCH_PATH} />
      <clipPath id="arch-clip">
        <use href="#arch" />
      </clipPath>
      {girihStars.map(({ id, path }) => (
        <path key={id} id={id} d={path} />
      ))}
    </svg>
  );
}

/** An arch with a star and a monogram: a placeholder for missing or failed photos. */
export function Medallion({ monogram, seed }: MedallionProps) {
  const { tone, star, rings, turn } = medallionLook(seed);
  return (
    <svg
      className={`medallion medallion-${tone}`}
      viewBox="0 0 200 250"
      width={200}
      height={250}
      aria-hidden="true"
    >
      <g clipPath="url(#arch-clip)">
        <path className="medallion-plate" d="M0 0h200v250H0z" />
        <g className={`rings-${rings}`} transform={`translate(100 136)rotate(${turn})scale(${star.scale})`}>
          {rings === 'even' && <use href={`#${star.id}`} className="rings-all" />}
          <use href={`#${star.id}`} />
        </g>
      </g>
      <use href="#arch" className="medallion-frame" />
      <text x="100" y="160">
        {monogram}
      </text>
    </svg>
  );
}
