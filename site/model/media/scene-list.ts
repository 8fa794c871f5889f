import { parse } from 'yaml';
import { z } from 'zod';

const scene = z.strictObject({
  id: z.string(),
  shows: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** What a crop keeps: a place that sharp knows ('centre', 'right'). */
  focus: z.enum(['centre', 'right', 'top', 'bottom']),
  /** Full of small edges: encoded harder. */
  busy: z.boolean().exactOptional(),
  /** Those it is kept in, ready for pages. */
  shapes: z.array(z.enum(['arch', 'card', 'wide'])),
});

export type ListedScene = z.infer<typeof scene>;

/** Every rendered scene, from the text of site/assets/scenes/scenes.yaml. */
export const scenesIn = (list: string): ListedScene[] => z.array(scene).parse(parse(list));
