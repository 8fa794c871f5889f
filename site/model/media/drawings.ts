import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('../../assets/drawings/*.svg', { eager: true });

export type Drawing = { src: string; width: number; height: number };

/** A line drawing by the name of its file, or nothing. */
export function findDrawing(name: string): Drawing | undefined {
  const file = files[`../../assets/drawings/${name}.svg`];
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

/** A drawing that says what the words beside it say, and so needs no description. */
export const decoration = (name: string) => ({ ...drawing(name), alt: '' });

/** Points with the drawings that they name, in order. */
export const drawnPoints = <T extends { drawing?: string }>(points: readonly T[]) =>
  points.map(({ drawing: name, ...point }) => ({
    ...point,
    ...(name !== undefined && { drawing: decoration(name) }),
  }));

/** A branch has a drawing of its own, or the one that stands for any branch. */
export const branchDrawing = (slug: string): Drawing =>
  findDrawing(`branch-${slug}`) ?? drawing('branch-any');
