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

/** The steps of a fade by the drawings that show them: the tools in the hand, or what becomes of the head. */
const STEPS = {
  tools: ['consultation', 'guard', 'blend', 'line-up'],
  head: ['look', 'guideline', 'clear', 'bands', 'melt', 'edges'],
};

/** A drawing that says what the words beside it say, and so needs no description. */
export const decoration = (name: string) => ({ ...drawing(name), alt: '' });

/** Steps with their drawings, in order. */
export function drawnSteps<T extends object>(steps: T[], kind: keyof typeof STEPS) {
  return steps.map((step, index) => {
    const name = STEPS[kind][index];
    return { ...step, drawing: name ? decoration(`step-${name}`) : undefined };
  });
}
