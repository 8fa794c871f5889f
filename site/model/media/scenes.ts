import list from '../../assets/scenes/scenes.yaml?raw';
import { scenesIn } from './scene-list.ts';

/** Every rendered scene, from site/assets/scenes/scenes.yaml. */
export const scenes = scenesIn(list);
