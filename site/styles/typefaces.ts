import { fontProviders } from 'astro/config';
import { type FaceVariable, fallbackFaces } from './fallback-faces.ts';

const file = (name: string): [string] => [`./site/assets/fonts/${name}.woff2`];

/** A family of the house as Astro takes it; what stands in until it arrives is fitted by hand. */
const family = (cssVariable: FaceVariable, name: string, variants: { weight: string; src: [string] }[]) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks: fallbackFaces[cssVariable],
  optimizedFallbacks: false,
  options: {
    variants: variants.map((variant) => ({ ...variant, style: 'normal' as const })) as [
      { weight: string; src: [string]; style: 'normal' },
    ],
  },
});

const instrument = [
  { weight: '400 500', src: file('instrument-sans') },
  { weight: '600 700', src: file('instrument-sans-semibold') },
];

/** The typefaces by the variable that names them; `site/layouts/typefaces.astro` says which page has which. */
export const typefaces = [
  family('--display', 'Bodoni Moda', [{ weight: '400 700', src: file('bodoni-moda') }]),
  family('--text', 'Instrument Sans', instrument),
  family('--arabic-display', 'Mirza', [{ weight: '400 700', src: file('mirza') }]),
  family('--arabic-display-figures', 'Bodoni Moda Figures', [
    { weight: '400 700', src: file('bodoni-moda-figures') },
  ]),
  family('--arabic-text', 'Readex Pro', [
    { weight: '400 500', src: file('readex-pro') },
    { weight: '600 700', src: file('readex-pro-semibold') },
  ]),
  family('--arabic-text-figures', 'Instrument Sans', instrument),
];
