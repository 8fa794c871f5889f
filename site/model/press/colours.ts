import { light } from '../../styles/colours.ts';
import { colourOf } from '../../styles/palette.ts';

/** A colour of the light scheme: '#F4EEE3'. */
export const lightColour = (name: string): string => colourOf(light, name).toUpperCase();
