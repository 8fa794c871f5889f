import { front } from '../front.ts';
import { profile } from '../profile.ts';
import * as facing from './from-the-front.ts';
import * as side from './in-profile.ts';

/** The beards by the ids that the page gives them, each from the side that shows it best. */
export const beards: Record<string, () => string> = {
  stubble: () => profile(side.stubble),
  'beard-fade': () => profile(side.beardFade),
  'short-boxed': () => profile(side.shortBoxed),
  goatee: () => front(facing.goatee),
  'circle-beard': () => front(facing.circleBeard),
  'van-dyke': () => front(facing.vanDyke),
  balbo: () => front(facing.balbo),
  anchor: () => front(facing.anchor),
  ducktail: () => profile(side.ducktail),
  'full-beard': () => profile(side.fullBeard),
};
