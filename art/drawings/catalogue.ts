import { beards } from './beards/beards.ts';
import { faces } from './faces/faces.ts';
import { fade } from './fades.ts';
import { haircuts } from './haircuts/haircuts.ts';
import { iconSprite } from './icon-sprite.ts';
import { lattice } from './lattice.ts';
import { profile } from './profile.ts';
import { skylines } from './skylines.ts';
import { steps } from './steps/steps.ts';

/** Every file that is drawn by code, by its path in site/assets. */
export const catalogue: Record<string, () => string> = {
  'icons.svg': iconSprite,
  'drawings/lattice.svg': lattice,
  'drawings/fade-high.svg': () => fade('high'),
  'drawings/fade-mid.svg': () => fade('mid'),
  'drawings/fade-low.svg': () => fade('low'),
  'drawings/fade-skin.svg': () => fade('skin'),
  ...Object.fromEntries(
    Object.entries(haircuts).map(([id, hair]) => [`drawings/haircut-${id}.svg`, () => profile(hair)]),
  ),
  ...Object.fromEntries(Object.entries(beards).map(([id, draw]) => [`drawings/beard-${id}.svg`, draw])),
  ...Object.fromEntries(Object.entries(faces).map(([id, draw]) => [`drawings/face-${id}.svg`, draw])),
  ...Object.fromEntries(Object.entries(skylines).map(([id, draw]) => [`drawings/branch-${id}.svg`, draw])),
  ...Object.fromEntries(Object.entries(steps).map(([id, draw]) => [`drawings/step-${id}.svg`, draw])),
};
