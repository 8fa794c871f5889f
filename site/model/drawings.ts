import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('../assets/drawings/*.svg', { eager: true });

export type Drawing = { src: string; width: number; height: number };

/** A line drawing by the name of its file; throws for one that does not exist. */
export function drawing(name: string): Drawing {
  const file = files[`../assets/drawings/${name}.svg`];
  if (!file) throw new Error(`There is no drawing '${name}' in site/assets/drawings`);
  const { src, width, height } = file.default;
  return { src, width, height };
}
