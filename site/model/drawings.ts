import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('../assets/drawings/*.svg', { eager: true });

export type Drawing = { src: string; width: number; height: number };

/** A line drawing by the name of its file, or nothing. */
export function findDrawing(name: string): Drawing | undefined {
  const file = files[`../assets/drawings/${name}.svg`];
  if (!file) return undefined;
  const { src, width, height } = file.default;
  return { src, width, height };
}

/** The same; throws for one that does not exist. */
export function drawing(name: string): Drawing {
  const found = findDrawing(name);
  if (!found) throw new Error(`There is no drawing '${name}' in site/assets/drawings`);
  return found;
}
