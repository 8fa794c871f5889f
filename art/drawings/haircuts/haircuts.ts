import type { Hair } from '../profile.ts';
import { classicHighFade, slickBack } from './combed-back.ts';
import { naturalCurls } from './curls.ts';
import { modernQuiff, pompadour } from './lifted.ts';
import { classicTaper, sidePart } from './parted.ts';
import { buzzCut, frenchCrop, texturedCrewCut } from './short.ts';

/** The haircuts by the ids that the pages give them. */
export const haircuts: Record<string, Hair> = {
  'side-part': sidePart,
  'classic-taper': classicTaper,
  'french-crop': frenchCrop,
  pompadour,
  'slick-back': slickBack,
  'natural-curls': naturalCurls,
  'classic-high-fade': classicHighFade,
  'textured-crew-cut': texturedCrewCut,
  'modern-quiff': modernQuiff,
  'buzz-cut-variations': buzzCut,
};
