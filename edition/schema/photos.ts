import { z } from 'zod';
import { id, list, text } from './shared.ts';

/** content/facts/photos.yaml: every slot where the owner can put a photo, with its size and crop. */
export const photos = list(
  z.strictObject({
    slot: id,
    width: z.int().positive(),
    height: z.int().positive(),
    purpose: text,
    crop: text,
  }),
);
