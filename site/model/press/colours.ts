import { colourOf, paletteIn } from '../../styles/palette.ts';
import tokens from '../../styles/tokens.css?raw';

const { light } = paletteIn(tokens);

/** A colour of the light scheme: '#F4EEE3'. */
export const lightColour = (name: string): string => colourOf(light, name).toUpperCase();
