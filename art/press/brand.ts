/** The colours of the house as they are handed to printers and journalists; the same as in site/styles/tokens.css. */
export const brand = {
  bone: '#f4eee3',
  ink: '#14110f',
  teal: '#0f4c4a',
  brass: '#b98a3e',
  oxblood: '#7b2d26',
} as const;

export type BrandColour = keyof typeof brand;
