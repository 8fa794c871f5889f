import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourOf, paletteIn } from './palette.ts';

const { light } = paletteIn(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));

/** The colours of the house, from the one place that names them, for what runs outside Vite. */
export const colours = {
  bone: colourOf(light, 'bone'),
  night: colourOf(light, 'night'),
  teal: colourOf(light, 'teal'),
  brightTeal: colourOf(light, 'teal-bright'),
  brass: colourOf(light, 'brass'),
  brightBrass: colourOf(light, 'brass-bright'),
  oxblood: colourOf(light, 'oxblood'),
} as const;
