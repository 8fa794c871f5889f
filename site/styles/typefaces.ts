import { fontProviders } from 'astro/config';

type Face = { src: [string]; weight: string; style: 'normal'; unicodeRange?: [string] };

const face = (name: string, weight: string): Face => ({
  src: [`./site/assets/fonts/${name}.woff2`],
  weight,
  style: 'normal',
});
const arabic = (name: string, weight: string): Face => ({
  ...face(name, weight),
  unicodeRange: ['U+60C-6FF'],
});

const family = (
  cssVariable: '--display' | '--text',
  name: string,
  fallbacks: string[],
  ...variants: [Face, ...Face[]]
) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  optimizedFallbacks: false,
  options: { variants },
});

/** Both typefaces with their Arabic letters, which come only where a page sets them (docs/decisions/0011). */
export const typefaces = [
  family(
    '--display',
    'Bodoni Moda',
    ['display-times', 'display-noto', 'arabic-display', 'arabic-display-noto', 'serif'],
    face('bodoni-moda', '400 700'),
    arabic('mirza', '400 700'),
  ),
  family(
    '--text',
    'Instrument Sans',
    ['text-arial', 'text-roboto', 'arabic-text', 'arabic-text-noto', 'sans-serif'],
    face('instrument-sans', '400 500'),
    face('instrument-sans-semibold', '600 700'),
    arabic('readex-pro', '400 500'),
    arabic('readex-pro-semibold', '600 700'),
  ),
];
