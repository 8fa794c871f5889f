import type { ImageMetadata } from 'astro';
import type { Edition } from '../../../edition/edition.ts';
import type { StyleItem } from '../../components/style-grid.tsx';

const files = import.meta.glob<{ default: ImageMetadata }>('../../assets/drawings/*.svg', { eager: true });

/** The names of all line drawings. */
export const drawingNames = Object.keys(files).map((path) =>
  path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
);

type DrawingFile = { src: string; width: number; height: number };

/** A line drawing by file name; undefined if missing. */
export function findDrawing(name: string): DrawingFile | undefined {
  const file = files[`../../assets/drawings/${name}.svg`];
  if (!file) return undefined;
  const { src, width, height } = file.default;
  return { src, width, height };
}

/** A line drawing by file name; throws if missing. */
export function drawing(name: string): DrawingFile {
  const found = findDrawing(name);
  if (!found) throw new Error(`There is no drawing '${name}' in site/assets/drawings`);
  return found;
}

/** A decorative drawing with empty alt text. */
export const decoration = (name: string) => ({ ...drawing(name), alt: '' });

/** Replaces drawing names in points by drawings. */
export const drawnPoints = <T extends { drawing?: string }>(points: readonly T[]) =>
  points.map(({ drawing: name, ...point }) => ({
    ...point,
    ...(name !== undefined && { drawing: decoration(name) }),
  }));

/** A drawing with alt text; undefined if missing. */
export function drawn(edition: Edition, file: string, name: string) {
  const found = findDrawing(file);
  return found && { ...found, alt: edition.fill(edition.words.interface.labels.drawing, { name }) };
}

/** Styles with their drawings: kind 'haircut' and id 'side-part' use the file haircut-side-part. */
export const styleItems = (
  edition: Edition,
  texts: Record<string, { name: string; text: string }>,
  kind: 'haircut' | 'beard' | 'fade',
): StyleItem[] =>
  Object.entries(texts).map(([id, { name, text }]) => ({
    id,
    name,
    text,
    drawing: drawn(edition, `${kind}-${id}`, name),
  }));
