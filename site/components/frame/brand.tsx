import './brand.css';
import { type Track, track } from '../track.ts';

/** The pole seen as a monogram: a capsule of three stripes beside the name. */
function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 12 28" width="12" height="28" aria-hidden="true">
      <rect className="mark-ground" x="1" y="3" width="10" height="22" />
      <path className="mark-teal" d="M1 9 11 3v5L1 14zM1 24 11 18v5l-3.3 2H1z" />
      <path className="mark-oxblood" d="M1 16.5 11 10.5v5L1 21.5z" />
      <path className="mark-cap" d="M0 0h12v3H0zM0 25h12v3H0z" />
    </svg>
  );
}

export type BrandProps = { name: string; home?: { href: string; label: string; by: Track } };

/** The name of the house; in the header it leads home. */
export function Brand({ name, home }: BrandProps) {
  const mark = (
    <>
      <BrandMark />
      <span>{name}</span>
    </>
  );
  if (!home) return <p className="brand">{mark}</p>;
  return (
    <a className="brand" href={home.href} aria-label={home.label} {...track(home.by)}>
      {mark}
    </a>
  );
}
