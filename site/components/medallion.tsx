import './medallion.css';
import { ARCH_PATH, pointsOf, starPath } from './medallion-shapes.ts';

export type MedallionProps = {
  monogram: string;
  /** Of work; they decide the points of the star. */
  years: number;
  /** Decides the background. */
  grade: string;
};

/** Shared shapes; render once per page, before the first medallion. */
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

/** An arch with a star and a monogram: a placeholder for missing or failed photos. */
export const Medallion = ({ monogram, years, grade }: MedallionProps) => (
  <svg
    className={`medallion medallion-${BACKGROUNDS[grade] ?? 'barber'}`}
    viewBox="0 0 200 250"
    width={200}
    height={250}
    aria-hidden="true"
  >
    <use href="#arch" />
    <g clipPath="url(#arch-clip)">
      <use href={`#star-${pointsOf(years)}`} />
    </g>
    <use href="#arch" className="medallion-frame" />
    <text x="100" y="162">
      {monogram}
    </text>
  </svg>
);
