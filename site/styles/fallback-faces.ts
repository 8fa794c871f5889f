/** What is set in a typeface of the house, by the variable that names it, until it has come: fitted faces of the system. */
const display = ['display-times', 'display-noto', 'serif'];
const text = ['text-arial', 'text-roboto', 'sans-serif'];

export const fallbackFaces = {
  '--display': display,
  '--text': text,
  '--arabic-display': ['arabic-display', 'arabic-display-noto'],
  '--arabic-display-figures': display,
  '--arabic-text': ['arabic-text', 'arabic-text-noto'],
  '--arabic-text-figures': text,
};

export type FaceVariable = keyof typeof fallbackFaces;
