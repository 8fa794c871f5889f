import { parse } from 'yaml';
import { z } from 'zod';
import list from '../../assets/scenes/scenes.yaml?raw';

const scene = z.strictObject({
  id: z.string(),
  shows: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** What a crop keeps: a place that sharp knows ('centre', 'right'). */
  focus: z.enum(['centre', 'right', 'top', 'bottom']),
  /** Full of small edges: encoded harder. */
  busy: z.boolean().exactOptional(),
});

/** Every rendered scene, from site/assets/scenes/scenes.yaml. */
export const scenes = z.array(scene).parse(parse(list));
