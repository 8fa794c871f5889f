import './medallion.css';
import { ARCH_PATH, girihStar } from './geometry.ts';

export type MedallionProps = {
  monogram: string;
  /** Any text; the same text always gives the same medallion. */
  seed: string;
  arabicName?: string | undefined;
};

const TONES = ['teal', 'oxblood', 'night', 'brass', 'bone'] as const;

/** A small spread hash (FNV-1a), so that neighbours in a list look different. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The shapes that all medallions of a page share; once a page, before the first. */
export function MedallionDefs() {
  return (
    <svg className="medallion-defs" width="0" height="0" aria-hidden="true">
      <clipPath id="arch">
        <path d={ARCH_PATH} />
      </clipPath>
      {[8, 10, 12].map((points) => (
        <symbol key={points} id={`girih-${points}`} viewBox="-100 -100 200 200">
          <path d={girihStar(points)} />
        </symbol>
      ))}
    </svg>
  );
}

/** An arch with a monogram before a star: stands in for a photo, and under it in case it fails. */
export function Medallion({ monogram, seed, arabicName }: MedallionProps) {
  const value = hash(seed);
  const points = [8, 10, 12][value % 3];
  const tone = TONES[(value >>> 4) % TONES.length];
  const size = 210 + ((value >>> 9) % 3) * 60;
  const lift = ((value >>> 14) % 3) * 45;
  return (
    <svg
      className={`medallion medallion-${tone}`}
      viewBox="0 0 200 250"
      width="200"
      height="250"
      aria-hidden="true"
    >
      <g clipPath="url(#arch)">
        <rect width="200" height="250" />
        <use
          href={`#girih-${points}`}
          x={100 - size / 2}
          y={120 - size / 2 - lift + 45}
          width={size}
          height={size}
        />
      </g>
      <path className="medallion-frame" d={ARCH_PATH} />
      <text x="100" y={arabicName ? 150 : 165} textAnchor="middle">
        {monogram}
      </text>
      {arabicName && (
        <text className="medallion-arabic" x="100" y="200" textAnchor="middle" lang="ar">
          {arabicName}
        </text>
      )}
    </svg>
  );
}
