import { paletteIn } from './palette.ts';
import tokens from './tokens.css?raw';

/** The colours of the site in both schemes. */
export const { light, dark } = paletteIn(tokens);
