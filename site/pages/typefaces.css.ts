import { facesOf } from '../layouts/faces.ts';
import { editions } from '../model/editions.ts';

/** For browsers without scripts, which bring the typefaces otherwise (after-first-frame.astro). */
export const GET = () => {
  const faces = editions.flatMap(({ locale }) => facesOf(locale));
  const declared = faces.map(
    ({ family, url, weight }) =>
      `@font-face{font-family:${family};src:url(${url});font-display:swap;font-weight:${weight}}`,
  );
  return new Response([...new Set(declared)].join(''));
};
