import { profile } from '../profile.ts';
import * as head from './on-the-head.ts';
import * as tools from './tools.ts';

/** What happens in the chair: a fade as it comes into being on the head, and the tools of each stage. */
export const steps: Record<string, () => string> = {
  look: () => profile(head.look),
  guideline: () => profile(head.guideline),
  clear: () => profile(head.clear),
  bands: () => profile(head.bands),
  melt: () => profile(head.melt),
  edges: () => profile(head.edges),
  consultation: tools.consultation,
  guard: tools.guard,
  blend: tools.blend,
  'line-up': tools.lineUp,
  finish: tools.finish,
  aftercare: tools.aftercare,
};
