/**
 * The house's pointed arch, 200 by 250: quick arcs at the springing, slow ones above, and a last turn outwards to the
 * tip. One shape for the frame and for what it clips.
 */
export const ARCH_PATH =
  'M6 247V112c0-44 26-66 58-82 17-8 28-14 36-27 8 13 19 19 36 27 32 16 58 38 58 82v135z';
