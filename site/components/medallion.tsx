import './medallion.css';
import { ARCH_PATH, pointsOf, starPath } from './medallion-shapes.ts';
import type { Drawing } from './scene.tsx';

export type MedallionProps = {
  monogram: string;
  /** Of work; they decide the points of the star. */
  years: number;
  /** Decides the background. */
  grade: string;
  /** The drawn head of a sample barber. */
  face: Drawing | undefined;
  loading?: 'lazy';
};

/** Shared shapes, with the stars of those who have no drawn head; render once per page, before the first medallion. */
export function MedallionDefs({ team }: { team: readonly Pick<MedallionProps, 'years'>[] }) {
  const stars = [...new Set(team.map(({ years }) => pointsOf(years)))];
  return (
    <svg className="hidden-text" width="0" height="0" aria-hidden="true">
      <path id="arch" d={ARCH_PATH} />
      <clipPath id="arch-clip">
        <use href="#arch" />
      </clipPath>
      {stars.map((points) => (
        <path key={points} id={`star-${points}`} d={starPath(points)} transform="translate(100 138)" />
      ))}
    </svg>
  );
}

const BACKGROUNDS: Record<string, string> = { master: 'master', senior: 'senior' };

/** An arch with a star and a monogram, or with a drawn head: what stands in for a missing or failed photo. */
export function Medallion({ monogram, years, grade, face, loading }: MedallionProps) {
  const arch = (
    <svg
      className={`medallion medallion-${BACKGROUNDS[grade] ?? 'barber'}`}
      viewBox="0 0 200 250"
      width={200}
      height={250}
      aria-hidden="true"
    >
      <use href="#arch" />
      {!face && (
        <g clipPath="url(#arch-clip)">
          <use href={`#star-${pointsOf(years)}`} />
        </g>
      )}
      <use href="#arch" className="medallion-frame" />
      {!face && (
        <text x="100" y="162">
          {monogram}
        </text>
      )}
    </svg>
  );
  if (!face) return arch;
  return (
    <span className="portrait">
      {arch}
      <img {...face} alt={face.alt} className="medallion-face" decoding="async" loading={loading} />
    </span>
  );
}
