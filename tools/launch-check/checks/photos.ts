import { type Check, type Finding, should } from '../check.ts';

/** A drawing or a monogram stands where a photo is missing, so the site can open without. */
export const photos: Check = {
  title: 'Photos; a drawing or monogram stands in for each',
  run: async ({ facts, photo }) => {
    const found = await Promise.all(
      facts.photos.map(async ({ slot, width, height, purpose, crop }): Promise<Finding[]> => {
        const size = await photo(slot);
        const asked = `${width} x ${height} px. ${purpose}. ${crop}.`;
        if (!size) return [should(slot, `missing: ${asked}`)];
        if (size.width >= width && size.height >= height) return [];
        return [should(slot, `too small, ${size.width} x ${size.height} px: ${asked}`)];
      }),
    );
    return found.flat();
  },
};
