import { fontProviders } from 'astro/config';

type Face = { src: [string]; weight: string; style: 'normal'; unicodeRange?: [string] };

const face = (name: string, weight: string, unicodeRange?: [string]): Face => ({
  src: [`./site/assets/fonts/${name}.woff2`],
  weight,
  style: 'normal',
  ...(unicodeRange && { unicodeRange }),
});
const arabic = (name: string, weight: string) => face(name, weight, ['U+60C-6FF']);

const common = { provider: fontProviders.local(), optimizedFallbacks: false };
const display: [Face, ...Face[]] = [face('bodoni-moda', '400 700'), arabic('mirza', '400 700')];
const text: [Face, ...Face[]] = [
  face('instrument-sans', '400 500'),
  face('instrument-sans-semibold', '600 700'),
  arabic('readex-pro', '400 500'),
  arabic('readex-pro-semibold', '600 700'),
];

/** Both typefaces with their Arabic letters, which come only where a page sets them (docs/decisions/0011). */
export const typefaces = [
  {
    ...common,
    cssVariable: '--display' as const,
    name: 'Bodoni Moda',
    fallbacks: ['display-times', 'display-noto', 'arabic-display', 'arabic-display-noto', 'serif'],
    options: { variants: display },
  },
  {
    ...common,
    cssVariable: '--text' as const,
    name: 'Instrument Sans',
    fallbacks: ['text-arial', 'text-roboto', 'arabic-text', 'arabic-text-noto', 'sans-serif'],
    options: { variants: text },
  },
];
