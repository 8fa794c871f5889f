/** A system face that stands in for one of ours, and the words that it is fitted by. */
export type Fit = {
  family: string;
  weight?: string;
  ours: string;
  /** Its file in the folder of system faces. */
  theirs: string;
  local: string[];
  /** Elements of the built pages. */
  words: string;
  /** How much wider than ours it may be on average; a hair by itself. */
  room?: number;
};

const ARABIC_LETTERS = 'U+600-6FF';
const LABELS = 'header a, main a.button';

/** A headline that just fits into our line must not take another in theirs. */
const NARROWER = 0.975;

/** Headlines long enough to break run wider in ours than the short ones, which are names. */
const LONGER = 1.02;

export const sheets: Record<string, { pages: string; range?: string; fits: Fit[] }> = {
  'fallback-fonts.css': {
    pages: '',
    fits: [
      {
        family: 'display-times',
        ours: 'bodoni-moda',
        theirs: 'LiberationSerif-Regular.ttf',
        local: ['Times New Roman', 'Liberation Serif'],
        words: 'h1',
        room: LONGER,
      },
      {
        family: 'display-noto',
        ours: 'bodoni-moda',
        theirs: 'NotoSerif-Regular.woff2',
        local: ['Noto Serif', 'NotoSerif-Regular'],
        words: 'h1',
        room: LONGER,
      },
      {
        family: 'text-arial',
        ours: 'instrument-sans',
        theirs: 'LiberationSans-Regular.ttf',
        local: ['Arial', 'Liberation Sans'],
        words: 'main .lead',
      },
      {
        family: 'text-arial',
        weight: '600 700',
        ours: 'instrument-sans-semibold',
        theirs: 'LiberationSans-Bold.ttf',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        words: LABELS,
      },
      {
        family: 'text-roboto',
        ours: 'instrument-sans',
        theirs: 'Roboto-Regular.woff2',
        local: ['Roboto', 'Roboto-Regular'],
        words: 'main .lead',
      },
      {
        family: 'text-roboto',
        weight: '600 700',
        ours: 'instrument-sans-semibold',
        theirs: 'Roboto-Bold.woff2',
        local: ['Roboto Bold', 'Roboto-Bold'],
        words: LABELS,
      },
    ],
  },
  // Arabic letters alone: figures and names among them have the faces above.
  'arabic-fallback-fonts.css': {
    pages: 'ar',
    range: ARABIC_LETTERS,
    fits: [
      {
        family: 'arabic-display',
        ours: 'mirza',
        theirs: 'DejaVuSans.ttf',
        local: ['DejaVu Sans'],
        words: 'h1, h2',
        room: NARROWER,
      },
      {
        family: 'arabic-display-noto',
        ours: 'mirza',
        theirs: 'NotoNaskhArabic-Regular.woff2',
        local: ['Noto Naskh Arabic', 'NotoNaskhArabic'],
        words: 'h1, h2',
        room: NARROWER,
      },
      {
        family: 'arabic-text',
        ours: 'readex-pro',
        theirs: 'DejaVuSans.ttf',
        local: ['DejaVu Sans'],
        words: 'main p',
      },
      {
        family: 'arabic-text',
        weight: '600 700',
        ours: 'readex-pro-semibold',
        theirs: 'DejaVuSans.ttf',
        local: ['DejaVu Sans'],
        words: LABELS,
      },
      {
        family: 'arabic-text-noto',
        ours: 'readex-pro',
        theirs: 'NotoNaskhArabic-Regular.woff2',
        local: ['Noto Naskh Arabic', 'NotoNaskhArabic'],
        words: 'main p',
      },
      {
        family: 'arabic-text-noto',
        weight: '600 700',
        ours: 'readex-pro-semibold',
        theirs: 'NotoNaskhArabic-Bold.woff2',
        local: ['Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'],
        words: LABELS,
      },
    ],
  },
};
