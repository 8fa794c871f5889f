import { colours } from '../../site/styles/colours.ts';

const { bone, night: ink, teal, brass, oxblood } = colours;

/** The colours of the house as they are handed to printers and journalists. */
export const brand = { bone, ink, teal, brass, oxblood };

export type BrandColour = keyof typeof brand;
