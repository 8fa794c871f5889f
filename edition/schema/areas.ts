import { z } from 'zod';
import { coordinates, id, list } from './shared.ts';

/** content/facts/areas.yaml: districts of Dubai; `served` ones are named on the landing pages. */
export const areas = list(z.strictObject({ id, coordinates, served: z.boolean() }));
