import type { ImageMetadata } from 'astro';
import type { Edition } from '../../../edition/edition.ts';
import type { StyleItem } from '../../components/sections.tsx';

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

/** A drawing with its description, or nothing where there is none yet. */
export function drawn(edition: Edition, file: string, name: string) {
  const found = findDrawing(file);
  return found && { ...found, alt: edition.fill(edition.words.interface.labels.drawing, { name }) };
}

/** Cuts or beards with their drawing: 'haircut' and 'side-part' are the file haircut-side-part. */
export const styleItems = (
  edition: Edition,
  said: Record<string, { name: string; text: string }>,
  kind: 'haircut' | 'beard' | 'fade',
): StyleItem[] =>
  Object.entries(said).map(([id, { name, text }]) => ({
    id,
    name,
    text,
    drawing: drawn(edition, `${kind}-${id}`, name),
  }));
