import { z } from 'zod';
import { sample } from './shared.ts';

const path = z.string().regex(/^\/[a-z0-9/-]+$/, 'must be a path such as /old-page');

/** content/facts/redirects.yaml: old addresses, answered 301. */
export const redirects = z.array(z.strictObject({ from: path, to: path, sample }));
